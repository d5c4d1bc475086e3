import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  serializeListFilters,
  type ListFilters,
  parseListFilters,
} from '#src/domain/listFilters.ts';

/** Browsers refuse addresses that change with every letter typed. */
const typingMs = 300;

/**
 * The view, kept here and written to the address. Not kept in the address alone: the router brings a change back a moment
 * later, and a date field that is set back in between loses the year that is being typed.
 */
export function useListFilters(): [ListFilters, (change: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const [view, setView] = useState(() => parseListFilters(parameters));
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, forward or a link: the address changed, and not by us.
  if (address !== seen) {
    setSeen(address);
    if (address !== written) {
      setWritten(address);
      setView(parseListFilters(parameters));
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: ListFilters, turned: boolean) {
    const query = serializeListFilters(next);
    setWritten(query.toString());
    // Turning a page can be taken back; the steps of typing and choosing would only be in the way.
    setParameters(query, { replace: !turned, preventScrollReset: true });
  }

  function change(part: Partial<ListFilters>) {
    // Any change of what is listed starts at the first page (specification, section 4).
    const next = { ...view, page: 1, ...part };
    setView(next);
    clearTimeout(timer.current);
    if (part.words === undefined) write(next, part.page !== undefined);
    else timer.current = setTimeout(() => write(next, false), typingMs);
  }

  return [view, change];
}
