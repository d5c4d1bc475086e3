import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { idIn } from '#src/platform/scrollPosition.ts';

/** Focuses the new page's heading or the anchor's section; a changed query only restores lost focus. */
export function useNavigationFocus() {
  const { key, pathname, hash } = useLocation();
  const seen = useRef({ key, pathname });
  const last = useRef<Element>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, pathname };
    if (hash) {
      focusWithoutScroll(document.getElementById(idIn(hash)));
    } else if (before.pathname !== pathname || isLost(last.current)) {
      // A page with a single form has focused its first field.
      if (!document.activeElement?.matches('main form input'))
        focusWithoutScroll(document.querySelector('h1'));
    }
  }, [key, pathname, hash]);
}

/** Focus on the body is not lost by itself: assistive technology presses without focusing. */
function isLost(last: Element | null): boolean {
  const { activeElement, body } = document;
  const isGone = last !== null && (!last.isConnected || last.closest('[hidden]') !== null);
  return isGone && (activeElement === body || activeElement === last);
}

function focusWithoutScroll(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
