import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { vetCarousel } from '#src/content/landingSections.ts';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';

const handed = vi.hoisted(() => [] as [row: unknown, settings: unknown][]);

/** A mock of swiper that records its options. */
vi.mock('swiper', () => ({
  default: class {
    constructor(row: unknown, settings: unknown) {
      handed.push([row, settings]);
    }
    destroy() {}
  },
}));

afterEach(() => {
  handed.length = 0;
});

/** The options that swiper gets when the carousel comes near the screen. */
async function settingsOf({ lessMotion }: { lessMotion: boolean }) {
  const ask = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(ask(query), {
      matches: query === '(prefers-reduced-motion: reduce)' && lessMotion,
    });
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      // The observer that waits for the row to come near; the others observe its slides.
      if (!options?.root)
        queueMicrotask(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  };
  render(
    <MemoryRouter>
      <VetCarousel {...vetCarousel} />
    </MemoryRouter>,
  );
  // Nothing is fetched before there is a visitor.
  fireEvent.pointerMove(document.body, { movementX: 1 });
  await waitFor(() => expect(handed).toHaveLength(1));
  const [row, settings] = handed[0]!;
  expect(row).toBe(screen.getByRole('group', { name: 'Slides' }));
  return settings;
}

// docs/product.md, section 9.
describe('a slider', () => {
  it('a carousel moves for one second from slide to slide', async () => {
    expect(await settingsOf({ lessMotion: false })).toMatchObject({ speed: 1000 });
  });

  it('a carousel moves at once with reduced motion', async () => {
    expect(await settingsOf({ lessMotion: true })).toMatchObject({ speed: 0 });
  });

  it('a carousel leaves the number of slides to the style sheet and has no autoplay', async () => {
    const settings = await settingsOf({ lessMotion: false });
    expect(settings).toMatchObject({ slidesPerView: 'auto' });
    expect(settings).not.toHaveProperty('autoplay');
  });
});
