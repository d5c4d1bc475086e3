import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import { keepScroll } from '#src/platform/scrollPosition.ts';
import {
  type AppliedFilters,
  appliedFilters,
  changedFilters,
  parseFilters,
  type RequestFilters,
  withFilters,
} from './requestFilters.ts';

/** Debounced: Safari throws after 100 changes of the address in 30 s. */
const typingMs = 300;

export type ChangeFilters = (change: Partial<RequestFilters>) => void;

/**
 * The address's filters, applied on `today` (YYYY-MM-DD), and a function that changes them. The search is ahead of the address
 * while typing. `box` holds the fields.
 */
export function useRequestFilters(
  today: string,
  box: RefObject<HTMLElement | null>,
): [AppliedFilters, ChangeFilters] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [typed, setTyped] = useState<{ search: string; address: string }>();
  // An address that changes (Back, a link) drops a search not yet in it, for good.
  if (typed && typed.address !== address) setTyped(undefined);
  const pending = typed?.search;
  const filters = useMemo(() => {
    const inAddress = parseFilters(new URLSearchParams(address));
    return pending === undefined ? inAddress : { ...inAddress, search: pending, page: 1 };
  }, [address, pending]);
  const applied = useMemo(() => appliedFilters(filters, today), [filters, today]);

  function write(next: RequestFilters, isStep: boolean) {
    // Replaced except for pages, so that Back skips typing. Flushed, so that no key is lost before the render.
    flushSync(() => setQuery(withFilters(query, next), { replace: !isStep, state: keepScroll }));
  }

  const flush = useEffectEvent(() => {
    if (pending !== undefined) write(filters, false);
  });

  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(flush, typingMs);
    // Before a pressed link navigates, so that Back restores the search.
    document.addEventListener('focusout', flush);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', flush);
    };
  }, [pending]);

  function change(changed: Partial<RequestFilters>) {
    const { search, ...others } = changed;
    if (search !== undefined && Object.keys(others).length === 0) {
      setTyped({ search, address });
    } else {
      setTyped(undefined);
      write(changedFilters(filters, changed, today), changed.page !== undefined);
    }
  }

  const { search, from, to, notes, sort } = applied;
  useTypedBeforeHydration(box, { search, from, to, notes, sort }, (before) => {
    // Unchecked: the address is parsed.
    const changed = before as Partial<RequestFilters>;
    // The router ignores changes before its own layout effect.
    queueMicrotask(() => write(changedFilters(filters, changed, today), false));
  });

  return [applied, change];
}
