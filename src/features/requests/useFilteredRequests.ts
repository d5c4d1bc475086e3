import { useDeferredValue, useEffect, useMemo } from 'react';
import { type ListFilters, periodOf } from '#src/domain/listFilters.ts';
import {
  type DatePeriod,
  filterByDate,
  type RequestList,
  type RequestSort,
} from '#src/domain/requestList.ts';
import { nextTurn } from '#src/domain/timeSlicing.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The filters that the shown requests passed. */
export interface AppliedFilters extends DatePeriod {
  search: string;
  sort: RequestSort;
}

interface FilteredRequests {
  applied: AppliedFilters;
  /** The requests of any day that match the search, in order. */
  matching: readonly AppointmentRequest[];
  /** Those of them for a day of the period: what the list and the export hold. */
  listed: readonly AppointmentRequest[];
}

/** Applies the filters of the staff list. */
export function useFilteredRequests(requests: RequestList, filters: ListFilters): FilteredRequests {
  const { sort } = filters;
  const { from, to } = periodOf(filters);
  // The field shows each letter at once; in a long list the rows follow a moment later.
  const search = useDeferredValue(filters.search);
  const matching = useMemo(() => requests.find(search, sort), [requests, search, sort]);
  const listed = useMemo(() => filterByDate(matching, { from, to }), [matching, from, to]);

  useEffect(() => {
    // The rows are drawn first. A search before that computes the texts by itself.
    const frame = requestAnimationFrame(() => {
      void nextTurn().then(() => requests.prepareSearch());
    });
    return () => cancelAnimationFrame(frame);
  }, [requests]);

  return { applied: { search, from, to, sort }, matching, listed };
}
