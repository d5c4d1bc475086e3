import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation, moves the focus to the new page's heading, or to the section that an anchor names, so that the next
 * Tab continues there. Does nothing on the first load, nor when only the query changes, unless the focused element is gone.
 */
export function useNavigationFocus() {
  const { key, pathname, hash } = useLocation();
  const seen = useRef({ key, pathname });

  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, pathname };
    if (hash) {
      focusWithoutScroll(document.getElementById(decodeHash(hash)));
    } else if (before.pathname !== pathname || isFocusLost()) {
      focusWithoutScroll(document.querySelector('h1'));
    }
  }, [key, pathname, hash]);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('[hidden]'));
}

function focusWithoutScroll(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
