import { type RefObject, useLayoutEffect, useState } from 'react';

/** The least width of a day: a target's minimum size (WCAG 2.5.8: 24 px), more where text is larger. */
const dayRem = 1.5;
const mostWeeks = 6;
const usualWeeks = 5;
/** px: the padding of `.days`, both sides together. It is what two weeks leave free, between these bounds. */
const leastInset = 4;
const mostInset = 32;

/** How many whole weeks of days fit beside one another in an element. */
export function useVisibleWeeks(element: RefObject<HTMLElement | null>): number {
  const [weeks, setWeeks] = useState(usualWeeks);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const week = 7 * dayRem * (rem || 16);
      const inset = Math.min(mostInset, Math.max(leastInset, box.clientWidth - 2 * week));
      const fitting = Math.floor((box.clientWidth - inset) / week);
      // A hidden element has no width to measure.
      if (box.clientWidth > 0) setWeeks(Math.min(mostWeeks, Math.max(1, fitting)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);

  return weeks;
}
