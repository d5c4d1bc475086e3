import { useCallback, useDeferredValue, useMemo } from 'react';
import {
  type Choices,
  filterByChoices,
  type PassesNotes,
} from '#src/features/requests/choiceFilters.ts';
import { type ListFilters, periodOf } from '#src/features/requests/listFilters.ts';
import {
  type DatePeriod,
  filterByDate,
  type RequestList,
  type RequestSort,
} from '#src/features/requests/requestList.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import {
  noteOf,
  passesNotes as notePasses,
  type RequestNotes,
  soonestFirst,
} from '#src/features/requests/notes/requestNotes.ts';

/** The filters that the shown requests passed. */
export interface AppliedFilters extends DatePeriod {
  search: string;
  choices: Choices;
  sort: RequestSort;
}

interface FilteredRequests {
  passesNotes: PassesNotes;
  applied: AppliedFilters;
  /** The requests that pass, in order: what the list and the export hold. */
  listed: readonly AppointmentRequest[];
}

const none: RequestNotes = new Map();

/** Applies the filters of the staff list. `now`: the clinic's clock. */
export function useFilteredRequests(
  requests: RequestList,
  filters: ListFilters,
  now: ClockTime,
  notes: RequestNotes,
): FilteredRequests {
  const { choices, sort } = filters;
  const { from, to } = periodOf(filters, now.date);
  // Other orders stay as they are from minute to minute.
  const orderedAt = sort === 'Next up' ? now : undefined;
  // Without such a choice a note leaves the list as it is.
  const askedNotes = choices.notes ? notes : none;
  const passesNotes = useCallback<PassesNotes>(
    (request, filter) => notePasses(noteOf(askedNotes, request), filter),
    [askedNotes],
  );
  // The field shows each letter at once; in a long list the rows follow a moment later.
  const search = useDeferredValue(filters.search);
  const matching = useMemo(
    () => filterByChoices(requests.find(search, sort, orderedAt), choices, passesNotes),
    [requests, search, choices, sort, orderedAt, passesNotes],
  );
  const listed = useMemo(() => {
    const found = requests.namesFirst(filterByDate(matching, { from, to }), search);
    return choices.notes === 'Call again' ? soonestFirst(found, askedNotes) : found;
  }, [requests, matching, search, from, to, choices.notes, askedNotes]);

  return { applied: { search, choices, from, to, sort }, listed, passesNotes };
}
