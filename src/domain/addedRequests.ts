import { groupBy } from './groupBy.ts';
import { asRequested } from './movedRequest.ts';
import { askedFor, isSameAsker } from './requestMark.ts';
import type { RequestList } from './requestList.ts';
import type { AppointmentRequest } from './types.ts';

type IsKnown = (request: AppointmentRequest, other: AppointmentRequest) => boolean;

/**
 * The listed requests (those with a date) of a newer list that an older one lacks. A changed request is not new; a further
 * request with a known id, or without an id, is. Walks both lists once.
 */
export function addedRequests(
  { all: newer }: RequestList,
  { all: older }: RequestList,
): ReadonlySet<AppointmentRequest> {
  // Of this comparison alone, which removes from the groups.
  const known = groupBy(older, identityOf);
  const added = new Set<AppointmentRequest>();
  for (const [key, requests] of groupBy(newer, identityOf)) {
    const before = known.get(key) ?? [];
    for (const request of requests.length > 1 ? lackedBy(before, requests) : requests)
      if (!takeFrom(before, request, isSameAsker) && request.date !== '') added.add(request);
  }
  return added;
}

/** A request of an older list as a newer one has it; undefined where that lacks it. */
export function requestAgain(
  request: AppointmentRequest,
  { all }: RequestList,
): AppointmentRequest | undefined {
  const key = identityOf(request);
  const found = all.filter((other) => other.id === request.id && identityOf(other) === key);
  return (
    found.find((other) => other === request) ??
    found.find((other) => isEqual(other, request)) ??
    found.find((other) => isSameAsker(other, request))
  );
}

/** If several requests share an id, those without an exact copy in the older list. */
function lackedBy(
  before: AppointmentRequest[],
  requests: readonly AppointmentRequest[],
): AppointmentRequest[] {
  return requests.filter((request) => !takeFrom(before, request, isEqual));
}

/** Removes one known copy of a request. Returns whether there was one. */
function takeFrom(
  before: AppointmentRequest[],
  request: AppointmentRequest,
  isKnown: IsKnown,
): boolean {
  const index = before.findIndex((other) => isKnown(request, other));
  if (index >= 0) before.splice(index, 1);
  return index >= 0;
}

function isEqual(one: AppointmentRequest, other: AppointmentRequest): boolean {
  const [a, b] = [asRequested(one), asRequested(other)];
  return Object.entries(a).every(
    ([field, value]) => b[field as keyof AppointmentRequest] === value,
  );
}

/** What a request keeps when it changes: its id; without one, what is asked for. */
function identityOf(request: AppointmentRequest): string {
  // The prefix keeps these keys apart from ids.
  return request.id || `\0${askedFor(asRequested(request)).join('\0')}`;
}
