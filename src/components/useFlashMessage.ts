import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface NoticeState {
  notice: string;
}

/** What to hand to `navigate` so that the next page says it on arrival. */
export function flashMessageState(notice: string): NoticeState {
  return { notice };
}

function noticeOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}

/**
 * What the page before wanted said here, and how to take it away. It comes after the first render, into a live region
 * that already stands; and it goes from the history entry, so that a reload does not say it again.
 */
export function useFlashMessage(): [string | undefined, () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string>();
  const arriving = noticeOf(state);

  useEffect(() => {
    if (arriving === undefined) return;
    setNotice(arriving);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [arriving, navigate, pathname, search]);

  return [notice, () => setNotice(undefined)];
}
