import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CarouselEngine, CarouselPlace } from './swiperAdapter.ts';
import styles from './Carousel.module.css';

export interface CarouselControl extends CarouselPlace {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  /** Whether a slide is in view; unknown (undefined) on the server and before the first measure. */
  shown: (index: number) => boolean | undefined;
  go: (index: number) => void;
  /** The visitor has moved it, so that a status line may speak. */
  moved: boolean;
}

/** Where the plain scrolling row stands. */
function placeOf(viewport: HTMLElement): CarouselPlace {
  const starts = slideStarts(viewport);
  const at = viewport.scrollLeft;
  const nearest = starts.reduce(
    (best, start, index) =>
      Math.abs(start - at) < Math.abs((starts[best] ?? 0) - at) ? index : best,
    0,
  );
  return { index: nearest, atStart: at <= 2, atEnd: at >= lastStop(viewport) - 2 };
}

function slideStarts(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - first);
}

function lastStop(viewport: HTMLElement): number {
  return viewport.scrollWidth - viewport.clientWidth;
}

/** Longer than any browser's smooth scroll, in ms. */
const longestWay = 1000;

/** Signs of a visitor who moves the row on their own. */
const ownMoves = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

/**
 * The state of one carousel. It begins as a row that scrolls and snaps, which needs no script; swiper takes over once
 * the row comes near the screen ('near'), or once someone reaches for it ('touched', for the first screen).
 */
export function useCarousel(count: number, enhance: 'near' | 'touched' = 'near'): CarouselControl {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine | null>(null);
  const index = useRef(0);
  /** Where a press has sent the plain row (px), until it is there: on the way it stands nearer to the slide it leaves. */
  const target = useRef<number>(undefined);
  const patience = useRef(0);
  const [place, setPlace] = useState<CarouselPlace>({ index: 0, atStart: true, atEnd: count < 2 });
  const [shown, setShown] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [moved, setMoved] = useState(false);

  function settle(next: CarouselPlace) {
    index.current = next.index;
    setPlace((now) =>
      now.index === next.index && now.atStart === next.atStart && now.atEnd === next.atEnd
        ? now
        : next,
    );
  }

  function measure() {
    const row = viewport.current;
    // Without a layout (a hidden page) every slide seems to stand at 0: nothing to learn.
    if (!row || engine.current || row.scrollWidth === 0) return;
    if (target.current !== undefined && Math.abs(row.scrollLeft - target.current) > 2) return;
    forgetTarget();
    settle(placeOf(row));
  }

  function forgetTarget() {
    window.clearTimeout(patience.current);
    target.current = undefined;
  }

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    for (const sign of ownMoves) row.addEventListener(sign, forgetTarget, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      forgetTarget();
      row.removeEventListener('scroll', measure);
      for (const sign of ownMoves) row.removeEventListener(sign, forgetTarget);
      window.removeEventListener('resize', measure);
    };
  }, [count]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || !('IntersectionObserver' in window)) return;
    const slides = [...(row.firstElementChild?.children ?? [])];
    // In the row's own frame, so that slides above or below the screen don't count as gone.
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
    let gone = false;
    const start = () => {
      stopWaiting();
      void import('./swiperAdapter.ts').then(({ startSwiper }) => {
        if (gone || engine.current) return;
        engine.current = startSwiper({
          viewport: row,
          track: styles.track ?? '',
          slide: styles.slide ?? '',
          startAt: index.current,
          onMove: settle,
        });
      });
    };
    const stopWaiting = enhance === 'near' ? whenNear(row, start) : whenTouched(row, start);
    return () => {
      gone = true;
      stopWaiting();
      engine.current?.destroy();
      engine.current = null;
    };
  }, [count, enhance]);

  function go(wanted: number) {
    const row = viewport.current;
    const next = Math.max(0, Math.min(count - 1, wanted));
    setMoved(true);
    if (!row) return;
    if (engine.current) {
      engine.current.go(next);
      return;
    }
    const start = slideStarts(row)[next] ?? 0;
    const end = lastStop(row);
    settle({
      index: next,
      atStart: next === 0,
      atEnd: next === count - 1 || (end > 0 && start >= end - 2),
    });
    forgetTarget();
    const stop = Math.min(start, end);
    if (end > 0 && Math.abs(row.scrollLeft - stop) > 2) {
      target.current = stop;
      // Where something else has stopped it on the way, it is asked where it stands.
      patience.current = window.setTimeout(() => {
        forgetTarget();
        measure();
      }, longestWay);
    }
    row.scrollLeft = start;
  }

  return { ...place, viewport, count, shown: (slide) => shown.get(slide), go, moved };
}

/** Calls back once the element is less than half a screen away; returns how to stop waiting. */
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

/** Calls back once a pointer or the focus reaches the element or its section's controls. */
function whenTouched(element: HTMLElement, then: () => void): () => void {
  const area = element.closest('section') ?? element;
  const signs = ['pointerenter', 'touchstart', 'focusin'];
  for (const sign of signs) area.addEventListener(sign, then, { passive: true });
  return () => {
    for (const sign of signs) area.removeEventListener(sign, then);
  };
}
