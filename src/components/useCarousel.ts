import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { visitorSign } from './hydration.ts';
import type { CarouselEngine, CarouselPlace } from './swiperAdapter.ts';
import styles from './Carousel.module.css';

export interface CarouselControl extends CarouselPlace {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  /** Whether a slide is in view; unknown (undefined) on the server and before the first measure. */
  shown: (index: number) => boolean | undefined;
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

function slideStarts(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - first);
}

function maxScroll(viewport: HTMLElement): number {
  return viewport.scrollWidth - viewport.clientWidth;
}

/** Longer than any browser's smooth scroll takes, in ms. */
const longestScroll = 1000;

/** Events by which a visitor may scroll the row themselves. */
const scrollEvents = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

/**
 * The state of one carousel. It starts as a row with scroll snap, which needs no script. Swiper takes over when there is
 * a visitor and the row comes near the screen.
 */
export function useCarousel(count: number): CarouselControl {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine | null>(null);
  const index = useRef(0);
  /**
   * The scroll position (px) that a click has sent the plain row to, until it arrives: on the way the old slide is still
   * the nearest.
   */
  const target = useRef<number>(undefined);
  const targetTimeout = useRef(0);
  const [place, setPlace] = useState<CarouselPlace>({ index: 0, atStart: true, atEnd: count < 2 });
  const [shown, setShown] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [moved, setMoved] = useState(false);

  function updatePlace(next: CarouselPlace) {
    index.current = next.index;
    setPlace((now) =>
      now.index === next.index && now.atStart === next.atStart && now.atEnd === next.atEnd
        ? now
        : next,
    );
  }

  function measure() {
    const row = viewport.current;
    // Without a layout (a hidden page) every slide seems to be at 0.
    if (!row || engine.current || row.scrollWidth === 0) return;
    if (target.current !== undefined && Math.abs(row.scrollLeft - target.current) > 2) return;
    forgetTarget();
    updatePlace(placeOf(row));
  }

  function forgetTarget() {
    window.clearTimeout(targetTimeout.current);
    target.current = undefined;
  }

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    for (const type of scrollEvents) row.addEventListener(type, forgetTarget, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      forgetTarget();
      row.removeEventListener('scroll', measure);
      for (const type of scrollEvents) row.removeEventListener(type, forgetTarget);
      window.removeEventListener('resize', measure);
    };
  }, [count]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || !('IntersectionObserver' in window)) return;
    const slides = [...(row.firstElementChild?.children ?? [])];
    // With the row as root, so that a row outside the screen still has visible slides.
    const observer = new IntersectionObserver(
      (entries) =>
        setShown((before) => {
          const after = new Map(before);
          for (const entry of entries) {
            after.set(slides.indexOf(entry.target), entry.intersectionRatio > 0.5);
          }
          return after;
        }),
      { root: row, threshold: [0, 0.51, 1] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || count < 2) return;
    let unmounted = false;
    let stopWaiting: () => void = () => undefined;
    const start = () => {
      stopWaiting();
      void import('./swiperAdapter.ts').then(({ startSwiper }) => {
        if (unmounted || engine.current) return;
        engine.current = startSwiper({
          viewport: row,
          track: styles.track ?? '',
          slide: styles.slide ?? '',
          startAt: index.current,
          onMove: updatePlace,
        });
      });
    };
    void visitorSign.then(() => {
      if (!unmounted) stopWaiting = whenNear(row, start);
    });
    return () => {
      unmounted = true;
      stopWaiting();
      engine.current?.destroy();
      engine.current = null;
    };
  }, [count]);

  function go(requested: number) {
    const row = viewport.current;
    const next = Math.max(0, Math.min(count - 1, requested));
    setMoved(true);
    if (!row) return;
    if (engine.current) {
      engine.current.go(next);
      return;
    }
    const start = slideStarts(row)[next] ?? 0;
    const end = maxScroll(row);
    updatePlace({
      index: next,
      atStart: next === 0,
      atEnd: next === count - 1 || (end > 0 && start >= end - 2),
    });
    forgetTarget();
    const stop = Math.min(start, end);
    if (end > 0 && Math.abs(row.scrollLeft - stop) > 2) {
      target.current = stop;
      // If something stops the scroll on the way, measure where it has stopped.
      targetTimeout.current = window.setTimeout(() => {
        forgetTarget();
        measure();
      }, longestScroll);
    }
    row.scrollLeft = start;
  }

  return { ...place, viewport, count, shown: (slide) => shown.get(slide), go, moved };
}

/** Calls `then` when the element is less than half a screen away. Returns a function that stops waiting. */
function whenNear(element: HTMLElement, then: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) then();
    },
    { rootMargin: '50% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
