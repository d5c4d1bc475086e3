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
  ofAllDays: readonly AppointmentRequest[];
  /** Filtered and sorted, for table, drawer and file. */
  listed: readonly AppointmentRequest[];
}

const noNotes: Notes = new Map();

export function useListed(
  requests: RequestList,
  filters: AppliedFilters,
  notes: Notes,
  now: ClockTime,
): Listed {
  const { search, from, to, clinic, service, notes: noteFilter, sort } = filters;
  // Ignored without a notes filter, so that typing a note recomputes nothing.
  const askedNotes = noteFilter ? notes : noNotes;
  const ofAllDays = useMemo(() => {
    const isOfClinic = hasValue('locationName', clinic);
    const isOfService = hasValue('appointmentType', service);
    const isNoted = (request: AppointmentRequest) =>
      !noteFilter || passesNotes(noteOf(askedNotes, request), noteFilter);
    return requests.find(
      search,
      sort,
      now,
      (request) => isOfClinic(request) && isOfService(request) && isNoted(request),
    );
  }, [requests, search, sort, now, clinic, service, noteFilter, askedNotes]);
  const listed = useMemo(() => {
    const ofDays = filterByDate(ofAllDays, { from, to });
    return noteFilter === 'Call again' ? soonestFirst(ofDays, askedNotes) : ofDays;
  }, [ofAllDays, from, to, noteFilter, askedNotes]);
  return { ofAllDays, listed };
}
