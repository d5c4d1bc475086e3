import { type CallRecord, idOf } from './calls.ts';
import type { MovedRequest } from './movedRequest.ts';
import type { RequestList } from './requestList.ts';
import type { AppointmentRequest } from './types.ts';
import { changedToOf } from './visitNotes.ts';

/** What is noted, by `callKey` and by request: a CallBook. */
interface Notes {
  records: ReadonlyMap<string, CallRecord>;
  recordOf: (request: AppointmentRequest) => CallRecord | undefined;
}

/** The last list with moved requests of each loaded one. */
const lists = new WeakMap<RequestList, { key: string; list: RequestList }>();
/** A moved request stays the same object for as long as it is moved there. */
const copies = new WeakMap<AppointmentRequest, MovedRequest>();

/**
 * A loaded list with the day and time that were agreed on for some of its requests; the same list until that changes, and the
 * loaded one itself where nothing was moved.
 */
export function withMoves(requests: RequestList, book: Notes): RequestList {
  const moves = movesIn(requests, book);
  if (moves.size === 0) return requests;
  const key = [...moves.values()]
    .map(({ date, time }, place) => `${place} ${date} ${time}`)
    .join('\n');
  const known = lists.get(requests);
  if (known?.key === key) return known.list;
  const list = requests.withReplaced(moves);
  lists.set(requests, { key, list });
  return list;
}

function movesIn(
  { dated }: RequestList,
  book: Notes,
): ReadonlyMap<AppointmentRequest, MovedRequest> {
  const moves = new Map<AppointmentRequest, MovedRequest>();
  // Most requests have no record; looking for the few ids is faster than asking for each record.
  const ids = new Set<string>();
  for (const { id, visit } of book.records.values()) if (visit.changedTo.length > 0) ids.add(id);
  if (ids.size === 0) return moves;
  for (const request of dated) {
    const record = ids.has(idOf(request)) ? book.recordOf(request) : undefined;
    const to = record && changedToOf(record.visit, request);
    if (to) moves.set(request, copyOf(request, to));
  }
  return moves;
}

function copyOf(
  request: AppointmentRequest,
  to: Pick<AppointmentRequest, 'date' | 'time'>,
): MovedRequest {
  const known = copies.get(request);
  if (known?.date === to.date && known.time === to.time) return known;
  const copy = { ...request, ...to, requested: request };
  copies.set(request, copy);
  return copy;
}
