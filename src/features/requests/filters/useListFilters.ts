import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';
import {
  changeFilters,
  type ListFilters,
  parseListFilters,
  serializeListFilters,
} from '#src/domain/listFilters.ts';

/** Browsers refuse too many changes of the address, so typing writes to it only after a pause. */
const typingMs = 300;

type StartView = typeof import('./views.ts');
const startView = async (): Promise<StartView> => import('./views.ts');

/** So many changes within so many ms are taken by every browser; a key that is held down makes more. */
const mostChanges = 90;
const countedMs = 10_000;
/** When the address was written. */
let writtenAt: number[] = [];

/**
 * Writes what is typed to the browser's address at once, so that a reload keeps it; the router, which renders the page again, follows
 * after a pause.
 */
function writeAddress(query: string) {
  const now = performance.now();
  writtenAt = [...writtenAt.filter((at) => now - at < countedMs), now];
  if (writtenAt.length > mostChanges) return;
  const { history, location } = window;
  const state: unknown = history.state;
  try {
    history.replaceState(
      { ...(state as object | null), usr: chosenState },
      '',
      query ? `?${query}` : location.pathname,
    );
  } catch {
    // Too many: it is written after the pause.
  }
}

/** Which entry of the browser's history is open: the router's key of it. */
const entryKey = () => (window.history.state as { key?: string } | null)?.key;

/** The state of an address whose filters were chosen: without filters it means all requests, not the start view. */
const chosenState = { isChosen: true };

/**
 * The filters, kept in state and written to the address. The address alone is not enough: the router applies a change a
 * moment later, and a date field that is reset in between loses the year that is being typed. An
 * address that says nothing becomes that of the user's start view and last clinic. `user`: '' while nobody is logged in.
 */
export function useListFilters(
  user: string,
): [ListFilters, (change: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const address = parameters.toString();
  const [filters, setFilters] = useState(() => parseListFilters(parameters));
  const beganWith = useRef(filters);
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
    setParameters(query, { replace: !isStep, preventScrollReset: true, state: chosenState });
  }

  const begin = useEffectEvent(({ startViewOf }: StartView) => {
    const start = startViewOf(user);
    // Whoever was faster has chosen.
    if (filters !== beganWith.current || serializeListFilters(start).toString() === '') return;
    setFilters(start);
    write(start, false);
  });

  // A state is what the page before has left for this one, which is taken away next, or says that all was chosen.
  const isBeginning = user !== '' && address === '' && state === null;
  useEffect(() => {
    if (!isBeginning) return undefined;
    let isLeft = false;
    startView()
      .then((view) => isLeft || begin(view))
      // Where it can't be fetched the list is all there is.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isBeginning]);

  function change(changed: Partial<ListFilters>) {
    const { date } = clinicNow(new Date(), config.clinicTimeZone);
    const next = changeFilters(filters, changed, date);
    setFilters(next);
    if (user && next.choices.clinic !== filters.choices.clinic)
      startView()
        .then(({ keepClinic }) => keepClinic(user, next.choices.clinic))
        .catch(() => undefined);
    drop();
    if (changed.search === undefined) write(next, (changed.page ?? changed.sheet) !== undefined);
    else {
      writeAddress(serializeListFilters(next).toString());
      const typedAt = entryKey();
      pending.current = () => {
        drop();
        // A field that the way back takes away loses its focus in the entry before.
        if (entryKey() === typedAt) write(next, false);
      };
      timer.current = setTimeout(pending.current, typingMs);
    }
  }

  return [filters, change];
}
