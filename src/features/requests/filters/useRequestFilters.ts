import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import { inPlace } from '#src/platform/scrollPosition.ts';
import {
  appliedFilters,
  asFilters,
  changeFilters,
  parseFilters,
  type RequestFilters,
  withFilters,
} from './requestFilters.ts';

/** Browsers refuse too many changes of the address, so typing writes to it only after a pause. */
const typingMs = 300;

export type ChangeFilters = (change: Partial<RequestFilters>) => void;

/**
 * The filters of the address, and how to change them. The search is ahead of the address by a moment.
 * `today`: YYYY-MM-DD. `box` holds the fields.
 */
export function useRequestFilters(
  today: string,
  box: RefObject<HTMLElement | null>,
): [RequestFilters, ChangeFilters] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [typed, setTyped] = useState<{ search: string; address: string }>();
  /** The search that is not in the address yet. An address that changes meanwhile (back, a link) wins. */
  const pending = typed?.address === address ? typed.search : undefined;
  const filters = useMemo(() => {
    const inAddress = parseFilters(new URLSearchParams(address));
    return pending === undefined ? inAddress : { ...inAddress, search: pending, page: 1 };
  }, [address, pending]);

  function write(next: RequestFilters, isStep: boolean) {
    // The back button returns from page to page, but not through all typing and choosing. Flushed, so that no key is lost
    // between the new address and its render.
    flushSync(() => setQuery(withFilters(query, next), { replace: !isStep, state: inPlace }));
  }

  const flush = useEffectEvent(() => {
    if (pending !== undefined) write(filters, false);
  });

  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(flush, typingMs);
    // A press on a link leaves the field, and the way back leads to the address.
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
      write(changeFilters(filters, changed, today), changed.page !== undefined);
    }
  }

  const { search, from, to, notes, sort } = appliedFilters(filters, today);
  useTypedBeforeHydration(box, { search, from, to, notes, sort }, (before) =>
    // The router takes no change before its own layout effect has run.
    queueMicrotask(() => write(changeFilters(filters, asFilters(before), today), false)),
  );

  return [filters, change];
}
