import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows of the first part: more than a screen holds. */
const part = 50;

/**
 * The first rows at once and the others part by part, so that a list of a thousand answers to typing. Each part doubles what is
 * there, because a browser lays out the whole table again for each. On paper: all.
 */
export function useRowsInParts<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(part);
  const [previous, setPrevious] = useState(rows);
  if (rows !== previous) {
    setPrevious(rows);
    setCount(part);
  }
  const isWhole = count >= rows.length;

  useEffect(() => {
    if (isWhole) return;
    const showAll = () => flushSync(() => setCount(Number.MAX_SAFE_INTEGER));
    const timer = setTimeout(() => startTransition(() => setCount(count * 2)));
    window.addEventListener('beforeprint', showAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', showAll);
    };
  }, [isWhole, count, rows]);

  return isWhole ? rows : rows.slice(0, count);
}
