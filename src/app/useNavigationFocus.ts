import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { idIn } from '#src/platform/scrollPosition.ts';

/**
 * After a navigation, moves the focus to the new page's heading, or to the section that an anchor names, so that the next
 * Tab continues there. A field with `autoFocus` keeps it. Does nothing on the first load, nor when only the query changes,
 * unless the focused element is gone.
 */
export function useNavigationFocus() {
  const { key, pathname, hash } = useLocation();
  const seen = useRef({ key, pathname });
  /** The element that had the focus last. */
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
      // A page that is one form has given the focus to its first field.
      if (!document.activeElement?.matches('main form input'))
        focusWithoutScroll(document.querySelector('h1'));
    }
  }, [key, pathname, hash]);
}

/** Whether the focus was on an element that has gone. Focus that was nowhere is not lost: a control may be pressed without it. */
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
