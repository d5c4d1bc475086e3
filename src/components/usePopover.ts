import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Popover {
  /** The element that the popup belongs to. */
  anchor: RefObject<HTMLSpanElement | null>;
  popup: RefObject<HTMLSpanElement | null>;
  shown: boolean;
  show: () => void;
  hide: () => void;
}

/** px: the least distance to the edges of the window. */
const margin = 16;

/**
 * A small popup over its anchor. Its position is fixed, because a table's scroll region would clip it; so it closes as
 * soon as anything scrolls, and with Esc (WCAG 1.4.13).
 */
export function usePopover(): Popover {
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);

  useLayoutEffect(() => {
    if (!shown || !anchor.current || !popup.current) return;
    const place = anchor.current.getBoundingClientRect();
    const { width, height } = popup.current.getBoundingClientRect();
    const left = Math.max(margin, Math.min(place.left, window.innerWidth - width - margin));
    const top = Math.max(margin, Math.min(place.top, window.innerHeight - height - margin));
    popup.current.style.setProperty('--popover-left', `${left}px`);
    popup.current.style.setProperty('--popover-top', `${top}px`);
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    const onScroll = () => setShown(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [shown]);

  return { anchor, popup, shown, show: () => setShown(true), hide };
}
