import { useEffect, useState } from 'react';

/** In ms: longer than pauses between keys. */
const pauseMs = 500;

/** Debounces a live region while `cause` changes, so that typing announces one result. */
export function useDebouncedStatus(text: string, cause: string): string {
  const [shown, setShown] = useState({ text, cause });
  const isCurrent = cause === shown.cause;

  if (isCurrent && text !== shown.text) setShown({ text, cause });

  useEffect(() => {
    if (isCurrent) return undefined;
    const timer = setTimeout(() => setShown({ text, cause }), pauseMs);
    return () => clearTimeout(timer);
  }, [isCurrent, text, cause]);

  return isCurrent ? text : shown.text;
}
