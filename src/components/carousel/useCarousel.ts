import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '#src/platform/whenNear.ts';
import type { CarouselEngine, CarouselPosition } from './swiperAdapter.ts';

export interface CarouselControl extends CarouselPosition {
  viewport: RefObject<HTMLDivElement | null>;
  go: (index: number) => void;
  announcement: string;
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
}

function startOf(slide: HTMLElement, [first = slide]: HTMLElement[]): number {
  return slide.offsetLeft - first.offsetLeft;
}

function positionOf(viewport: HTMLElement): CarouselPosition {
  const slides = slidesOf(viewport);
  const at = viewport.scrollLeft;
  return {
    index: slides.findIndex((slide) => startOf(slide, slides) + slide.offsetWidth / 2 >= at),
    isAtStart: at <= 2,
    isAtEnd: at >= viewport.scrollWidth - viewport.clientWidth - 2,
  };
}

/** Focused slide, otherwise the one in view. */
function startingSlide(viewport: HTMLElement): number {
  const focused = slidesOf(viewport).findIndex((slide) => slide.contains(document.activeElement));
  return focused >= 0 ? focused : positionOf(viewport).index;
}

/** A row with scroll snap, until it nears the screen and swiper takes over. */
function startRow(
  viewport: HTMLElement,
  onMove: (position: CarouselPosition) => void,
): CarouselEngine {
  const scrolling = new AbortController();
  let wanted: number | undefined;
  let swiper: CarouselEngine | undefined;

  const report = () => {
    const position = positionOf(viewport);
    if (position.index === wanted) wanted = undefined;
    onMove(position);
  };
  viewport.addEventListener('scroll', report, { passive: true, signal: scrolling.signal });

  const takeOver = async () => {
    stopWaiting();
    const { startSwiper } = await import('./swiperAdapter.ts');
    if (scrolling.signal.aborted) return;
    scrolling.abort();
    swiper = startSwiper(viewport, slidesOf(viewport), wanted ?? startingSlide(viewport), onMove);
  };
  // Best effort: without swiper the row still scrolls.
  const stopWaiting = whenNear(viewport, () => void takeOver().catch(() => undefined));

  return {
    go: (index) => {
      if (swiper) return swiper.go(index);
      const slides = slidesOf(viewport);
      const slide = slides[index];
      if (!slide) return;
      wanted = index;
      viewport.scrollLeft = startOf(slide, slides);
    },
    destroy: () => {
      stopWaiting();
      scrolling.abort();
      swiper?.destroy();
    },
  };
}

/** `gridQuery`: media query of the widths at which the slides are a grid. */
export function useCarousel(gridQuery?: string): CarouselControl {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const [position, setPosition] = useState({ index: 0, isAtStart: true, isAtEnd: false, name: '' });
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const grid = gridQuery ? window.matchMedia(gridQuery) : undefined;
    const updatePosition = (next: CarouselPosition) =>
      setPosition({ ...next, name: slidesOf(row)[next.index]?.getAttribute('aria-label') ?? '' });
    const stop = () => engine.current?.destroy();
    const start = () => {
      stop();
      engine.current = grid?.matches ? undefined : startRow(row, updatePosition);
    };
    start();
    grid?.addEventListener('change', start);
    return () => {
      grid?.removeEventListener('change', start);
      stop();
    };
  }, [gridQuery]);

  return {
    ...position,
    viewport,
    go: (index) => {
      setHasMoved(true);
      engine.current?.go(index);
    },
    announcement: hasMoved ? position.name : '',
  };
}
