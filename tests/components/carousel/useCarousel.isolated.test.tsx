import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { vetCarousel } from '#content/pages/landing.ts';
import { LandingVetSlides } from '#src/pages/shared/landing/LandingSections.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';
import { bringRowsNear, started } from '#tests/support/fakeSwiper.ts';

vi.mock('swiper', () => import('#tests/support/fakeSwiper.ts'));

const slideWidth = 300;

/** Slides of 300 px; jsdom has no layout. */
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
    standAt(left: number) {
      at = left;
      fireEvent.scroll(row);
    },
  };
}

function show() {
  render(
    <MemoryRouter>
      <VetCarousel {...vetCarousel}>
        <div>
          <LandingVetSlides />
        </div>
      </VetCarousel>
    </MemoryRouter>,
  );
  return layOut();
}

const next = () => screen.getByRole('button', { name: 'Next vet' });
const startsAt = () => started.at(-1)?.[1].initialSlide;

beforeEach(() => void started.splice(0));

it('an arrow scrolls the carousel’s row and announces the slide', () => {
  const { row } = show();
  expect(row).toHaveAttribute('tabindex', '0');
  fireEvent.click(next());
  fireEvent.scroll(row);
  expect(row.scrollLeft).toBe(slideWidth);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 8/);
});

it('screen readers hear that the row is a carousel, and the number of each slide', () => {
  const { row } = show();
  expect(row).toHaveAttribute('aria-roledescription', 'carousel');
  const [first] = within(row).getAllByRole('group', { name: / of 8: / });
  expect(first).toHaveAttribute('aria-roledescription', 'slide');
  expect(first).toHaveAccessibleName(/^1 of 8: Dr /);
});

it('an arrow is disabled once the row is scrolled to its end', () => {
  const { standAt } = show();
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  standAt(slideWidth * 7);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

it.each<[string, number, (standAt: (left: number) => void) => void]>([
  [
    'that an arrow is scrolling to',
    1,
    (standAt) => {
      fireEvent.click(next());
      standAt(20);
    },
  ],
  ['that the row was scrolled to', 3, (standAt) => standAt(slideWidth * 3 - 20)],
  [
    'that has the focus',
    2,
    () => act(() => screen.getAllByRole('link', { name: /^Dr / })[2]!.focus()),
  ],
])('a carousel starts at the slide %s', async (_, slide, move) => {
  bringRowsNear();
  const { standAt } = show();
  move(standAt);
  await waitFor(() => expect(startsAt()).toBe(slide));
});

it.each([
  ['for one second', false, 1000],
  ['at once with reduced motion', true, 0],
])('a carousel slides %s, and never by itself', async (_, lessMotion, speed) => {
  const ask = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(ask(query), {
      matches: query === '(prefers-reduced-motion: reduce)' && lessMotion,
    }),
  );
  bringRowsNear();
  show();
  await waitFor(() => expect(started).toHaveLength(1));
  const [row, options] = started[0]!;
  expect(row).toBe(screen.getByRole('group', { name: 'Slides' }));
  expect(options).toMatchObject({ speed, slidesPerView: 'auto' });
  expect(options).not.toHaveProperty('autoplay');
});
