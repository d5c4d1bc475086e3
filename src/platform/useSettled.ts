import { useEffect, useState } from 'react';

/** Longer than the pauses between the keys of somebody who types. */
const pauseMs = 500;

/**
 * A text for a live region, which follows `text` at once; but where `cause` has changed with it, once both have stood for a moment.
 * So a line about what is being typed says one thing, not one for each key, and nothing of a wait that is over at once.
 */
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
