import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';
import {
  changeFilters,
  type ListFilters,
  parseListFilters,
  serializeListFilters,
} from '#src/features/requests/listFilters.ts';

/** Browsers refuse too many changes of the address, so typing writes to it only after a pause. */
const typingMs = 300;

/**
 * The filters, kept in state and written to the address. The address alone is not enough: the router applies a change a
 * moment later, and a date field that is reset in between loses the year that is being typed.
 */
export function useListFilters(): [ListFilters, (change: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const [filters, setFilters] = useState(() => parseListFilters(parameters));
  const [previousAddress, setPreviousAddress] = useState(address);
  const [writtenAddress, setWrittenAddress] = useState(address);
  /** How often the address came from elsewhere. */
  const [arrivals, setArrivals] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Writes to the address what was typed since; undefined where there is nothing to write. */
  const pending = useRef<() => void>(undefined);

  // The address changed, but not through `write`: back, forward or a link.
  if (address !== previousAddress) {
    setPreviousAddress(address);
    if (address !== writtenAddress) {
      setWrittenAddress(address);
      setFilters(parseListFilters(parameters));
      setArrivals(arrivals + 1);
    }
  }

  function drop() {
    clearTimeout(timer.current);
    pending.current = undefined;
  }

  // A pending change belongs to the previous address.
  useEffect(() => drop, [arrivals]);

  // Whoever leaves the field may be about to follow a link, and the way back leads to the address.
  useEffect(() => {
    const flush = () => pending.current?.();
    document.addEventListener('focusout', flush);
    return () => document.removeEventListener('focusout', flush);
  }, []);

  function write(next: ListFilters, isStep: boolean) {
    const query = serializeListFilters(next);
    setWrittenAddress(query.toString());
    // The back button returns from page to page and from the day sheet, but not through all typing and choosing.
    setParameters(query, { replace: !isStep, preventScrollReset: true });
  }

  function change(changed: Partial<ListFilters>) {
    const { date } = clinicNow(new Date(), config.clinicTimeZone);
    const next = changeFilters(filters, changed, date);
    setFilters(next);
    drop();
    if (changed.search === undefined) write(next, (changed.page ?? changed.sheet) !== undefined);
    else {
      pending.current = () => {
        drop();
        write(next, false);
      };
      timer.current = setTimeout(pending.current, typingMs);
    }
  }

  return [filters, change];
}
