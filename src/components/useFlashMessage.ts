import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface FlashState {
  flashMessage: string;
}

/** The state to give to `navigate` so that the next page shows the message once. */
export function flashMessageState(flashMessage: string): FlashState {
  return { flashMessage };
}

function flashMessageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('flashMessage' in state)) return undefined;
  return typeof state.flashMessage === 'string' ? state.flashMessage : undefined;
}

/**
 * The message that the previous page left for this one, and a function that dismisses it. It is set after the first
 * render, so that a live region announces it, and removed from the history entry, so that a reload does not show it again.
 * With `lastsMs` it goes by itself, unless the focus is in `box`, where it shows.
 */
export function useFlashMessage(
  lastsMs?: number,
  box?: RefObject<HTMLElement | null>,
): [string | undefined, () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  const arriving = flashMessageOf(state);

  useEffect(() => {
    if (arriving === undefined) return;
    setMessage(arriving);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [arriving, navigate, pathname, search]);

  useEffect(() => {
    if (message === undefined || lastsMs === undefined) return undefined;
    const timer = setTimeout(() => {
      if (!box?.current?.contains(document.activeElement)) setMessage(undefined);
    }, lastsMs);
    return () => clearTimeout(timer);
  }, [message, lastsMs, box]);

  return [message, () => setMessage(undefined)];
}
