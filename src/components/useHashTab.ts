import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * Which of some tabs is open: the first, until one is chosen or the address names one by its anchor. Choosing writes
 * the anchor into the address, so that what is open can be sent to somebody; nothing scrolls and no step is added.
 * @param ids the panels' ids, which are the anchors
 */
export function useHashTab(ids: readonly string[]) {
  const { hash, key } = useLocation();
  // The server knows no anchor, so the first render in a prerendered page must not either.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState({ id: ids[0], at: '' });

  // While rendering, so that the panel shows by the time the router scrolls to it.
  const at = live ? key + hash : '';
  if (open.at !== at) {
    const asked = hash.slice(1);
    setOpen({ id: ids.includes(asked) ? asked : open.id, at });
  }

  function choose(id: string) {
    setOpen({ id, at });
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return { active: open.id, choose, live };
}
