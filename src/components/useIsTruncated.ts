import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a text does not fit its place, or has lines that one line can't show. Not asked while it stands open. */
export function useIsTruncated(
  line: RefObject<HTMLElement | null>,
  text: string,
  open: boolean,
): boolean {
  const [cut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element || open) return;
    const measure = () => setCut(isCut(element, text));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, text, open]);

  return cut;
}

function isCut(element: HTMLElement, text: string): boolean {
  // A button or link in it is a box of its own, and cut by itself.
  const boxes = [element, ...element.querySelectorAll('button, a')];
  if (boxes.some((box) => box.scrollWidth > box.clientWidth)) return true;
  const { whiteSpace, webkitLineClamp } = getComputedStyle(element);
  if (webkitLineClamp && webkitLineClamp !== 'none') {
    // A pixel of grace: line heights are rounded.
    return boxes.some((box) => box.scrollHeight > box.clientHeight + 1);
  }
  return text.trim().includes('\n') && whiteSpace === 'nowrap';
}
