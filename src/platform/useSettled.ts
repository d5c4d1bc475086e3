import { useEffect, useState } from 'react';

/** In ms: longer than pauses between keys. */
const pauseMs = 500;

/** Debounces a live region while `cause` changes, so that typing announces one result. */
export function useSettled(text: string, cause: string): string {
  const [settled, setSettled] = useState({ text, cause });
  const hasSettled = cause === settled.cause;

  if (hasSettled && text !== settled.text) setSettled({ text, cause });

  useEffect(() => {
    if (hasSettled) return undefined;
    const timer = setTimeout(() => setSettled({ text, cause }), pauseMs);
    return () => clearTimeout(timer);
  }, [hasSettled, text, cause]);

  return hasSettled ? text : settled.text;
}
