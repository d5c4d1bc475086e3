import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a one-line text does not fit its place, or has lines that one line can't show. Not asked while it stands open. */
export function useIsCut(
  line: RefObject<HTMLElement | null>,
  text: string,
  open: boolean,
): boolean {
  const [cut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element || open) return;
    const measure = () =>
      setCut(element.scrollWidth > element.clientWidth || text.trim().includes('\n'));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // `cut` wraps the text in a button, so there is another element to watch.
  }, [line, text, open, cut]);

  return cut;
}
