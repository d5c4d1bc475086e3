import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation the focus goes where the reader is taken: to the new page's heading, or to the section an anchor
 * names, so that the next Tab goes on from there. Not on the first load, and not where only the query changed, unless
 * what had the focus is gone.
 */
export function useNavigationFocus() {
  const { key, pathname, hash } = useLocation();
  const seen = useRef({ key, pathname });

  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, pathname };
    if (hash) {
      focusQuietly(document.getElementById(decodeHash(hash)));
    } else if (before.pathname !== pathname || isFocusLost()) {
      focusQuietly(document.querySelector('h1'));
    }
  }, [key, pathname, hash]);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('[hidden]'));
}

function focusQuietly(target: HTMLElement | null) {
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
