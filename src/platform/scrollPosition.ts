import { use, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createTabStore } from './createTabStore.ts';
import { usePrerendered } from './hydration/usePrerendered.ts';
import { ShownPage } from './shownPage.ts';

const storedPositions = createTabStore('scrollPositions', (stored) => stored);

/** State of a navigation that changes the query alone and keeps the scroll position. */
export const keepScroll = { keepScroll: true };

/** Keys the entries that the router did not create: the first one, and native anchors. */
export function keyHistoryEntries(): void {
  giveKey();
  window.addEventListener('popstate', giveKey);
}

function giveKey() {
  const state = window.history.state as { key?: string } | null;
  const key = Math.random().toString(36).slice(2, 10);
  if (!state?.key) window.history.replaceState({ ...state, key }, '');
}

/** Restores a history entry's position, or scrolls to the anchor or the top; hydration leaves it alone. */
export function useScrollPosition(): void {
  const { key, pathname, hash, state } = useLocation();
  const { isReturn, isLeaving } = use(ShownPage);
  const isPrerendered = usePrerendered();
  const last = useRef<{ key: string; pathname: string }>(undefined);
  const positions = useRef<Record<string, unknown>>({});
  const keepPosition = useCallback(() => {
    if (last.current) positions.current[last.current.key] = window.scrollY;
  }, []);

  useLayoutEffect(() => {
    positions.current = { ...storedPositions.get() };
    // After a reload the browser restores it.
    const leave = () => {
      storedPositions.set(positions.current);
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keepPosition, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', keepPosition);
      window.removeEventListener('pagehide', leave);
    };
  }, [keepPosition]);

  useLayoutEffect(() => {
    const before = last.current;
    const isSamePage = before?.pathname === pathname;
    const kept = positions.current[key];
    if (isSamePage) keepPosition();
    last.current = { key, pathname };
    if (before ? before.key === key : isPrerendered) return;
    if (typeof kept === 'number') return scrollAtOnce(kept);
    // The browser itself follows an anchor.
    if (isSamePage && (isReturn || (state as typeof keepScroll | null)?.keepScroll)) return;
    const section = hash ? document.getElementById(idIn(hash)) : null;
    // As the browser does for an anchor.
    section?.closest('details')?.setAttribute('open', '');
    if (section) section.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' });
    else if (!hash || !isSamePage) scrollAtOnce(0);
  }, [key, pathname, hash, state, isReturn, isPrerendered, keepPosition]);

  // Before the next page replaces this one.
  useLayoutEffect(() => {
    if (isLeaving) keepPosition();
  }, [isLeaving, keepPosition]);
}

function scrollAtOnce(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

/** '#kidneys' → 'kidneys' */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
