import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';

/**
 * Which tab is open: the first, until one is chosen or the address's hash names one. Choosing a tab writes its hash into
 * the address, so that the link can be shared, without scrolling and without a new history entry.
 * @param ids the panels' ids, which are also the hashes
 */
export function useHashTab(ids: readonly string[]) {
  const { hash, key } = useLocation();
  // The prerendered markup knows no hash, so the first render must ignore it too.
  const hydrated = useHydrated();
  const [open, setOpen] = useState({ id: ids[0], at: '' });

  // Set while rendering, so that the panel is visible when the router scrolls to it.
  const at = hydrated ? key + hash : '';
  if (open.at !== at) {
    const tabId = hash.slice(1);
    setOpen({ id: ids.includes(tabId) ? tabId : open.id, at });
  }

  function choose(id: string) {
    setOpen({ id, at });
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return { active: open.id, choose, hydrated };
}
