import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';

/** Opens the tab that the hash names; a choice replaces the hash, without scrolling or a history entry. */
export function useHashTab(ids: readonly string[]) {
  const { hash, key } = useLocation();
  // Prerendered markup knows no hash, so the first render must ignore it.
  const isHydrated = useHydrated();
  const [open, setOpen] = useState({ id: ids[0], at: '' });

  // Set while rendering: the panel must be visible when the router scrolls to it.
  const at = isHydrated ? key + hash : '';
  if (open.at !== at) {
    const tabId = hash.slice(1);
    setOpen({ id: ids.includes(tabId) ? tabId : open.id, at });
  }

  function choose(id: string) {
    setOpen({ id, at });
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return { active: open.id, choose };
}
