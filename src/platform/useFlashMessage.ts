import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface FlashState {
  flashMessage: string;
}

/** State for `navigate`: the next page shows the message once. */
export function flashMessageState(flashMessage: string): FlashState {
  return { flashMessage };
}

function flashMessageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('flashMessage' in state)) return undefined;
  return typeof state.flashMessage === 'string' ? state.flashMessage : undefined;
}

/** Set after the first render, so that a live region announces it; removed from history, so that a reload does not. */
export function useFlashMessage(): [string | undefined, () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  const arriving = flashMessageOf(state);

  useEffect(() => {
    if (arriving === undefined) return;
    setMessage(arriving);
    void navigate(pathname + search, { replace: true, state: null });
  }, [arriving, navigate, pathname, search]);

  return [message, () => setMessage(undefined)];
}
