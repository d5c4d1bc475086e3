import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parametersOf, type RequestView, viewOf } from '#src/domain/requestView.ts';

/** Browsers refuse addresses that change with every letter typed. */
const typingMs = 300;

/**
 * The view, kept here and written to the address. Not kept in the address alone: the router brings a change back a moment
 * later, and a date field that is set back in between loses the year that is being typed.
 */
export function useRequestView(): [RequestView, (change: Partial<RequestView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const [view, setView] = useState(() => viewOf(parameters));
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, forward or a link: the address changed, and not by us.
  if (address !== seen) {
    setSeen(address);
    if (address !== written) {
      setWritten(address);
      setView(viewOf(parameters));
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: RequestView, turned: boolean) {
    const query = parametersOf(next);
    setWritten(query.toString());
    // Turning a page can be taken back; the steps of typing and choosing would only be in the way.
    setParameters(query, { replace: !turned, preventScrollReset: true });
  }

  function change(part: Partial<RequestView>) {
    // Any change of what is listed starts at the first page (specification, section 4).
    const next = { ...view, page: 1, ...part };
    setView(next);
    clearTimeout(timer.current);
    if (part.words === undefined) write(next, part.page !== undefined);
    else timer.current = setTimeout(() => write(next, false), typingMs);
  }

  return [view, change];
}
