import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { requestsPageSize } from '#src/features/requests/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { Desk } from './useDesk.ts';

/** The request that is open. */
interface Opened {
  /** Who is logged in; it is closed for anybody else. */
  user: string | null;
  request: AppointmentRequest;
  /** Its place among the listed requests, or where it was when it left them. */
  at: number;
}

/** The anchor with which the list opens a request again after a login; undefined for a request without an id. */
export function anchorOf({ id }: AppointmentRequest): string | undefined {
  return id ? `#request-${encodeURIComponent(id)}` : undefined;
}

/** Which request is open, and how to go from one to the next. `list`: the element that holds the rows. */
export function useOpenedRequest(
  { user, result, requests, listed, onChange }: Desk,
  list: RefObject<HTMLElement | null>,
) {
  const [anchor] = useState(useLocation().hash);
  const [kept, setKept] = useState<Opened>();
  const opened = kept?.user === user ? kept : undefined;
  const request = opened?.request;
  const place = request ? listed.indexOf(request) : -1;
  const at = place < 0 ? (opened?.at ?? 0) : place;

  function open(next: AppointmentRequest) {
    const to = listed.indexOf(next);
    setKept({ user, request: next, at: to < 0 ? at : to });
  }

  /** The request before or after the open one. What has left the list was before the one that took its place. */
  function neighbour(by: 1 | -1) {
    return listed[place < 0 && by > 0 ? at : at + by];
  }

  function step(by: 1 | -1) {
    const next = neighbour(by);
    if (!next) return;
    open(next);
    onChange({ page: Math.floor(listed.indexOf(next) / requestsPageSize) + 1 });
  }

  function close() {
    focusRow(list.current, at % requestsPageSize);
    setKept(undefined);
  }

  const openAnchored = useEffectEvent(() => {
    const asked = anchor && requests.dated.find((one) => anchorOf(one) === anchor);
    if (asked) open(asked);
  });
  const isLoaded = result.dataUpdatedAt > 0;
  useEffect(() => {
    if (isLoaded) openAnchored();
  }, [isLoaded]);

  return {
    request,
    /** '3 of 47'; '' where it has left the list. */
    place: place < 0 ? '' : `${place + 1} of ${listed.length}`,
    hasNext: neighbour(1) !== undefined,
    hasPrevious: neighbour(-1) !== undefined,
    open,
    step,
    close,
  };
}

/** Moves the focus to the open request's row; where it has left the page, to the one at its place. */
function focusRow(list: HTMLElement | null, at: number): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find((each) => each.hasAttribute('data-current')) ?? rows[at] ?? rows.at(-1);
  const name = row?.querySelector<HTMLElement>('th button');
  if (name) name.focus();
  else focusRows(list);
}

/** Moves the focus to the table of the list, or to the list where a sheet without rows has none. */
export function focusRows(list: HTMLElement | null): void {
  const rows = list?.querySelector<HTMLElement>('[data-rows]') ?? list;
  rows?.focus();
}
