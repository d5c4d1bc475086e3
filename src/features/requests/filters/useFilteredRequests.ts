import { useDeferredValue, useEffect, useMemo } from 'react';
import { afterPaint } from '#src/components/afterPaint.ts';
import { type Choices, filterByChoices, type RequestFacts } from '#src/domain/choiceFilters.ts';
import { type ListFilters, periodOf } from '#src/domain/listFilters.ts';
import {
  type DatePeriod,
  filterByDate,
  type RequestList,
  type RequestSort,
} from '#src/domain/requestList.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';

/** The filters that the shown requests passed. */
export interface AppliedFilters extends DatePeriod {
  search: string;
  choices: Choices;
  sort: RequestSort;
}

interface FilteredRequests {
  /** The facts about requests that the filters need. */
  facts: RequestFacts;
  applied: AppliedFilters;
  /** The requests of any day that match the search and the choices, in order. */
  matching: readonly AppointmentRequest[];
  /** The requests whose day lies in the range: what the list and the export hold. */
  listed: readonly AppointmentRequest[];
}

/** Applies the filters of the staff list. `now`: the clinic's clock; `calls`: undefined before they are loaded. */
export function useFilteredRequests(
  requests: RequestList,
  filters: ListFilters,
  now: ClockTime,
  calls: Calls | undefined,
): FilteredRequests {
  const { choices, sort } = filters;
  const { from, to } = periodOf(filters, now.date);
  // Other orders stay as they are from minute to minute.
  const orderedAt = sort === 'Next up' ? now : undefined;
  const facts = useFacts(requests, choices.calls, now, calls);
  // The field shows each letter at once; in a long list the rows follow a moment later.
  const search = useDeferredValue(filters.search);
  const matching = useMemo(
    () => filterByChoices(requests.find(search, sort, orderedAt), choices, facts),
    [requests, search, choices, sort, orderedAt, facts],
  );
  const listed = useMemo(
    () => requests.namesFirst(filterByDate(matching, { from, to }), search),
    [requests, matching, search, from, to],
  );

  // The rows are drawn first. A filter before that computes what it needs by itself.
  useEffect(() => afterPaint(() => requests.prepareFilters()), [requests]);

  return { applied: { search, choices, from, to, sort }, matching, listed, facts };
}

/** The same facts until something changes that the choice among the calls depends on. */
function useFacts(
  requests: RequestList,
  choice: string,
  now: ClockTime,
  calls: Calls | undefined,
): RequestFacts {
  const book = choice ? calls?.book : undefined;
  const clock = choice === 'Call again due' ? now : undefined;
  return useMemo(
    () => ({
      isMarked: (request, mark) => requests.isMarked(request, mark),
      passesCalls: (request, filter) =>
        book ? book.passes(request, filter, clock) : filter === 'To call',
    }),
    [requests, book, clock],
  );
}
