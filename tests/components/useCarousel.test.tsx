import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { vetCarousel } from '#src/content/landingSections.ts';
import { bringRowsNear, giveVisitorSign, started } from '#tests/support/fakeSwiper.ts';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';

vi.mock('swiper', () => import('#tests/support/fakeSwiper.ts'));

const slideWidth = 300;

/** A row of slides, 300 px each, that stays where the test puts it. */
function layOut() {
  const row = screen.getByRole('group', { name: 'Slides' });
  const slides = [...row.firstElementChild!.children];
  const fixed = (element: Element, name: string, value: number) =>
    Object.defineProperty(element, name, { value, configurable: true });
  for (const [index, slide] of slides.entries()) fixed(slide, 'offsetLeft', index * slideWidth);
  fixed(row, 'scrollWidth', slides.length * slideWidth);
  fixed(row, 'clientWidth', slideWidth);
  let at = 0;
  Object.defineProperty(row, 'scrollLeft', {
    get: () => at,
    set: (value: number) => {
      at = value;
    },
    configurable: true,
  });
  return {
    row,
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
  return layOut();
}

const next = () => screen.getByRole('button', { name: 'Next vet' });
const startsAt = () => started.at(-1)?.[1].initialSlide;

beforeEach(() => void started.splice(0));

describe('a carousel before swiper has loaded', () => {
  it('an arrow scrolls the row, which can be scrolled by hand too, and the slide is announced', () => {
    const { row } = show();
    expect(row).toHaveAttribute('tabindex', '0');
    fireEvent.click(next());
    fireEvent.scroll(row);
    expect(row.scrollLeft).toBe(slideWidth);
    expect(screen.getByRole('status')).toHaveTextContent(/^2 of 8/);
  });

  it('swiper starts at the slide that an arrow is scrolling to', async () => {
    bringRowsNear();
    const { standAt } = show();
    fireEvent.click(next());
    standAt(20);
    await giveVisitorSign();
    await waitFor(() => expect(startsAt()).toBe(1));
  });

  it('an arrow shows that the row was scrolled to its end', () => {
    const { standAt } = show();
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    standAt(slideWidth * 7);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  it('swiper starts at the slide that the row was scrolled to', async () => {
    bringRowsNear();
    const { standAt } = show();
    standAt(slideWidth * 3 - 20);
    await giveVisitorSign();
    await waitFor(() => expect(startsAt()).toBe(3));
  });

  it('swiper starts at the slide that has the focus', async () => {
    bringRowsNear();
    show();
    act(() => screen.getAllByRole('link', { name: /^Dr / })[2]!.focus());
    await giveVisitorSign();
    await waitFor(() => expect(startsAt()).toBe(2));
  });

  it('swiper does not start where nobody is near the row', async () => {
    show();
    await giveVisitorSign();
    expect(started).toEqual([]);
  });
});
