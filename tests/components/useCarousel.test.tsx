import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vetCarousel } from '#src/content/landing.ts';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';

const slideWidth = 300;

/** A row of slides, 300 px each, that records scroll requests and stays where the test puts it. */
function layOut() {
  const row = screen.getByRole('group', { name: 'Slides' });
  const slides = [...row.firstElementChild!.children];
  const fixed = (element: Element, name: string, value: number) =>
    Object.defineProperty(element, name, { value, configurable: true });
  for (const [index, slide] of slides.entries()) fixed(slide, 'offsetLeft', index * slideWidth);
  fixed(row, 'scrollWidth', slides.length * slideWidth);
  fixed(row, 'clientWidth', slideWidth);
  let at = 0;
  let askedFor = 0;
  Object.defineProperty(row, 'scrollLeft', {
    get: () => at,
    set: (value: number) => {
      askedFor = value;
    },
    configurable: true,
  });
  return {
    row,
    askedFor: () => askedFor,
    standAt(place: number) {
      at = place;
      fireEvent.scroll(row);
    },
  };
}

function show() {
  render(
    <MemoryRouter>
      <VetCarousel {...vetCarousel} />
    </MemoryRouter>,
  );
  return { ...layOut(), user: userEvent.setup() };
}

const said = () => screen.getByRole('status').textContent;
const next = () => screen.getByRole('button', { name: 'Next vet' });

describe('a slider before its engine has come', () => {
  it('the chosen slide stays current while the row scrolls to it', async () => {
    const { user, standAt } = show();
    await user.click(next());
    standAt(60);
    expect(said()).toMatch(/^2 of 8/);
    standAt(300);
    expect(said()).toMatch(/^2 of 8/);
  });

  it('two quick clicks move the row by two slides', async () => {
    const { user, standAt, askedFor } = show();
    await user.click(next());
    standAt(60);
    await user.click(next());
    expect(said()).toMatch(/^3 of 8/);
    expect(askedFor()).toBe(600);
  });

  it('the current slide follows the row again after it has arrived', async () => {
    const { user, standAt } = show();
    await user.click(next());
    standAt(299);
    standAt(900);
    expect(said()).toMatch(/^4 of 8/);
  });

  it.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])(
    'the current slide follows the row again after the visitor scrolls it: %s',
    async (sign) => {
      const { user, row, standAt } = show();
      await user.click(next());
      standAt(60);
      fireEvent(row, new Event(sign));
      standAt(900);
      expect(said()).toMatch(/^4 of 8/);
    },
  );

  it('swiper starts at the chosen slide if it loads while the row scrolls', async () => {
    const watching: (() => void)[] = [];
    const Never = window.IntersectionObserver;
    window.IntersectionObserver = class extends Never {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(told, options);
        const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
        // The observer that waits for the row to come near.
        if (!options?.root) watching.push(() => told(seen, this));
      }
    };
    const { user, row, standAt } = show();
    for (const slide of row.firstElementChild!.children) {
      Object.defineProperty(slide, 'offsetWidth', { value: slideWidth });
      (slide as HTMLElement).style.width = `${slideWidth}px`;
    }
    await user.click(next());
    standAt(60);
    for (const comeNear of watching) comeNear();
    await waitFor(() => expect(row).toHaveAttribute('data-enhanced'));
    expect(said()).toMatch(/^2 of 8/);
  });

  describe('stopped on its way', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('a scroll that was stopped shows its actual slide after one second', () => {
      const { standAt } = show();
      fireEvent.click(next());
      standAt(60);
      expect(said()).toMatch(/^2 of 8/);
      act(() => void vi.advanceTimersByTime(1000));
      expect(said()).toMatch(/^1 of 8/);
    });
  });
});
