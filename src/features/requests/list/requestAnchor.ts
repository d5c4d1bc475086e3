import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedFor, fitsRequest, markOf, sumOf } from '#src/domain/requestMark.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

const prefix = '#request-';

/** The anchor with which the list opens a request again; undefined for a request without an id. Nothing else of it is told. */
export function anchorOf({ id }: AppointmentRequest): string | undefined {
  return id ? prefix + encodeURIComponent(id) : undefined;
}

/** What the browser keeps in this page's entry of its history: it outlives a reload, and no other page sees it. */
interface KeptState {
  openRequest?: { anchor: string; mark: string; asked: string; by: string } | undefined;
}

/** undefined in the build, which renders the page without a list. */
const keptState = () =>
  typeof window === 'undefined' ? undefined : (window.history.state as (object & KeptState) | null);

const markOfUser = (user: string | null) => sumOf([user ?? '']);

/** What tells a request from others with its id: who asks, and all that is asked for, which may change. */
const marksOf = (request: AppointmentRequest | undefined) =>
  request ? { mark: markOf(request), asked: sumOf(askedFor(request)) } : {};

/** Keeps which request is open, for a reload. The router's next address has no such state: it is written again. */
export function useKeptOpen(
  user: string | null,
  request: AppointmentRequest | undefined,
  isLoaded: boolean,
): void {
  const { key } = useLocation();
  const anchor = request && anchorOf(request);
  const { mark, asked } = marksOf(request);
  useEffect(() => {
    // Until then, what was open may be opened yet.
    if (!isLoaded) return;
    const openRequest = anchor && { anchor, mark, asked, by: markOfUser(user) };
    try {
      window.history.replaceState({ ...keptState(), openRequest }, '');
    } catch {
      // The browser takes no more changes now: a reload opens what was open before.
    }
  }, [key, anchor, mark, asked, user, isLoaded]);
}

/**
 * Opens the request that the page was reached for, or that was open before a reload, once the list has it. Returns what to say while
 * it is not in the list, and what dismisses that.
 */
export function useRequestOfAnchor(
  { user, requests, isLoaded, open }: RequestsToOpen,
  onOpen: (request: AppointmentRequest) => void,
): [string | undefined, () => void] {
  const { hash } = useLocation();
  const [before] = useState(() => (open ? undefined : keptState()?.openRequest));
  const [{ mark, asked }] = useState(() => (open ? marksOf(open) : { ...before }));
  const isBefore = useRef(before !== undefined);
  const wanted = useRef('');
  const [missing, setMissing] = useState('');

  useEffect(() => {
    // The next address of the list has none: what it said stays.
    if (!hash.startsWith(prefix)) return;
    wanted.current = hash;
    isBefore.current = false;
  }, [hash]);

  useEffect(() => {
    if (!isLoaded) return;
    const kept = isBefore.current && before?.by === markOfUser(user) ? before.anchor : '';
    isBefore.current = false;
    const anchor = wanted.current || kept;
    if (!anchor) return;
    wanted.current = '';
    const withId = requests.filter((request) => anchorOf(request) === anchor);
    const found =
      withId.find((request) => marksOf(request).asked === asked) ??
      withId.find((request) => mark && fitsRequest(mark, request)) ??
      withId[0];
    setMissing(found ? '' : anchor);
    if (found) onOpen(found);
  }, [hash, before, mark, asked, user, requests, isLoaded, onOpen]);

  const isMissing = useMemo(
    () => missing !== '' && !requests.some((request) => anchorOf(request) === missing),
    [missing, requests],
  );
  return [isMissing ? missingWords(missing) : undefined, () => setMissing('')];
}

interface RequestsToOpen {
  user: string | null;
  /** Those that the list can show, whatever is filtered. */
  requests: readonly AppointmentRequest[];
  /** The list is there: before that nothing is missing in it. */
  isLoaded: boolean;
  /** The one that is open from the start, because it was when the list was left. */
  open: AppointmentRequest | undefined;
}

function missingWords(anchor: string): string {
  const id = anchor.slice(prefix.length);
  // An address may say anything.
  const what = /^[\w.-]{1,40}$/.test(id) ? `Request ${id}` : 'The request of this address';
  return `${what} is not among the requests that were loaded.`;
}
