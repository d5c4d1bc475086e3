import { useMemo } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import type { ClockTime } from '#src/domain/time/clock.ts';
import {
  noteOf,
  passesNotes,
  type Notes,
  soonestFirst,
} from '#src/features/requests/notes/notes.ts';
import { filterByDate, type RequestList } from '#src/features/requests/requestList.ts';
import { hasValue } from './fieldValues.ts';
import type { AppliedFilters } from './requestFilters.ts';

interface Listed {
  /** Filtered by everything but the days. */
  onAnyDay: readonly AppointmentRequest[];
  /** Filtered and sorted, for table, drawer and file. */
  listed: readonly AppointmentRequest[];
}

const noNotes: Notes = new Map();

export function useListedRequests(
  list: RequestList,
  filters: AppliedFilters,
  notes: Notes,
  now: ClockTime,
): Listed {
  const { search, from, to, clinic, service, notes: noteFilter, sort } = filters;
  // Ignored without a notes filter, so that typing a note recomputes nothing.
  const askedNotes = noteFilter ? notes : noNotes;
  const onAnyDay = useMemo(() => {
    const matchesClinic = hasValue('locationName', clinic);
    const matchesService = hasValue('appointmentType', service);
    const matchesNotes = (request: AppointmentRequest) =>
      !noteFilter || passesNotes(noteOf(askedNotes, request), noteFilter);
    return list.find(
      search,
      sort,
      now,
      (request) => matchesClinic(request) && matchesService(request) && matchesNotes(request),
    );
  }, [list, search, sort, now, clinic, service, noteFilter, askedNotes]);
  const listed = useMemo(() => {
    const ofDays = filterByDate(onAnyDay, { from, to });
    return noteFilter === 'Call again' ? soonestFirst(ofDays, askedNotes) : ofDays;
  }, [onAnyDay, from, to, noteFilter, askedNotes]);
  return { onAnyDay, listed };
}
