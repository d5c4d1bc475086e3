import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a text does not fit its place, or has line breaks that its single line can't show. Keeps its value while `open`. */
export function useIsTruncated(
  line: RefObject<HTMLElement | null>,
  text: string,
  open: boolean,
): boolean {
  const [truncated, setTruncated] = useState(false);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element || open) return;
    const measure = () => setTruncated(isTruncated(element, text));
    measure();
    let frame = 0;
    // Wait for the next frame: a change of size within the callback makes some browsers report a loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [line, text, open]);

  return truncated;
}

function isTruncated(element: HTMLElement, text: string): boolean {
  if (element.scrollWidth > element.clientWidth) return true;
  const { whiteSpace, webkitLineClamp } = getComputedStyle(element);
  if (webkitLineClamp && webkitLineClamp !== 'none') {
    // One pixel of tolerance, because line heights are rounded.
    return element.scrollHeight > element.clientHeight + 1;
  }
  return text.trim().includes('\n') && whiteSpace === 'nowrap';
}
