import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { whenNear } from '#src/platform/whenNear.ts';
import { firstInput } from './hydration.ts';
import type { CarouselEngine, CarouselPlace } from './swiperAdapter.ts';
import styles from './Carousel.module.css';

export interface CarouselControl extends CarouselPlace {
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether a slide is out of view and can't be reached by scrolling. */
  isHidden: (index: number) => boolean;
  go: (index: number) => void;
  /** True after the visitor has used the controls; then the status line announces the slide. */
  moved: boolean;
}

/** The position of the plain scrolling row. */
function placeOf(viewport: HTMLElement): CarouselPlace {
  const starts = slideStarts(viewport);
  const at = viewport.scrollLeft;
  const nearest = starts.reduce(
    (best, start, index) =>
      Math.abs(start - at) < Math.abs((starts[best] ?? 0) - at) ? index : best,
    0,
  );
  return { index: nearest, atStart: at <= 2, atEnd: at >= maxScroll(viewport) - 2 };
}

/** The slide that has the focus, or else the one that the row was scrolled to. */
function startingSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  return focused >= 0 ? focused : placeOf(viewport).index;
}

function slideStarts(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - first);
}

function maxScroll(viewport: HTMLElement): number {
  return viewport.scrollWidth - viewport.clientWidth;
}

/**
 * The state of one carousel. It starts as a row with scroll snap, which needs no script; the controls scroll it. Swiper takes
 * over when there is a visitor and the row comes near the screen. `gridWhere`: a media query where
 * its section shows all slides in a grid instead, without swiper.
 */
export function useCarousel(count: number, gridWhere?: string): CarouselControl {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine | null>(null);
  const [place, setPlace] = useState<CarouselPlace>({ index: 0, atStart: true, atEnd: count < 2 });
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [moved, setMoved] = useState(false);
  /** The slide that a control is scrolling the row to. */
  const wanted = useRef<number>(undefined);

  function updatePlace(next: CarouselPlace) {
    setPlace((now) =>
      now.index === next.index && now.atStart === next.atStart && now.atEnd === next.atEnd
        ? now
        : next,
    );
  }

  // Until swiper takes over, the place is where the visitor has scrolled the row to.
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const measure = () => {
      // Without a layout (a hidden page) every slide seems to be at 0.
      if (engine.current || row.scrollWidth === 0) return;
      const now = placeOf(row);
      if (now.index === wanted.current) wanted.current = undefined;
      updatePlace(now);
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      row.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [count]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || count < 2) return;
    const grid = gridWhere ? window.matchMedia(gridWhere) : undefined;
    let unmounted = false;
    let stopWaiting: () => void = () => undefined;
    const start = async () => {
      stopWaiting();
      const { startSwiper } = await import('./swiperAdapter.ts');
      if (unmounted || engine.current || grid?.matches) return;
      engine.current = startSwiper({
        viewport: row,
        track: styles.track ?? '',
        slide: styles.slide ?? '',
        startAt: wanted.current ?? startingSlide(row),
        onMove: updatePlace,
        onHide: setHidden,
      });
    };
    const stop = () => {
      stopWaiting();
      engine.current?.destroy();
      engine.current = null;
    };
    const wait = () => {
      // If swiper can't be loaded, the row still scrolls.
      if (!unmounted && !grid?.matches)
        stopWaiting = whenNear(row, () => void start().catch(() => undefined));
    };
    const change = () => {
      stop();
      setHidden(new Set());
      void firstInput.then(wait);
    };
    void firstInput.then(wait);
    grid?.addEventListener('change', change);
    return () => {
      unmounted = true;
      grid?.removeEventListener('change', change);
      stop();
    };
  }, [count, gridWhere]);

  function scrollTo(slide: number) {
    wanted.current = slide;
    const row = viewport.current;
    // Smoothly, where the style sheet says so.
    if (row) row.scrollLeft = slideStarts(row)[slide] ?? 0;
  }

  function go(index: number) {
    const slide = Math.max(0, Math.min(count - 1, index));
    setMoved(true);
    if (engine.current) engine.current.go(slide);
    else scrollTo(slide);
  }

  return { ...place, viewport, isHidden: (slide) => hidden.has(slide), go, moved };
}
