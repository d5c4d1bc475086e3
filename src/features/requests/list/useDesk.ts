import { useDeferredValue, useMemo, useState } from 'react';
import { useRequests } from '#src/features/requests/useRequests.ts';
import { useIdToken, useSessionUser } from '#src/api/session.ts';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import { clinicNamer } from '#src/features/requests/clinicNames.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { useFilteredRequests } from '#src/features/requests/filters/useFilteredRequests.ts';
import { useListFilters } from '#src/features/requests/filters/useListFilters.ts';
import { useNotes } from '#src/features/requests/notes/noteStorage.ts';

/** What the list, the day sheet and an open request are made of, each part with the name under which they take it. */
export type Desk = ReturnType<typeof useDesk>;

/**
 * Who is logged in, what was loaded for them, which of it passes the filters, and what is noted about it.
 */
export function useDesk() {
  const token = useIdToken() ?? null;
  const user = useSessionUser() ?? null;
  const result = useRequests();
  const { requests } = result;
  const [filters, onChange] = useListFilters();
  const [openedAt] = useState(() => clinicNow(new Date(), config.clinicTimeZone));
  const now = useClinicNow(config.clinicTimeZone) ?? openedAt;
  const notes = useDeferredValue(useNotes());
  const { applied, listed, passesNotes } = useFilteredRequests(requests, filters, now, notes);
  const clinicOf = useMemo(() => clinicNamer(requests.dated), [requests]);
  return {
    token,
    user,
    result,
    requests,
    /** What is noted; an open request has the last key, the list follows. */
    notes,
    filters,
    /** The filters that the listed requests passed, with the days that they stand for. */
    applied,
    onChange,
    /** The requests that pass the filters, in order. */
    listed,
    passesNotes,
    /** A clinic's name without the brand. */
    clinicOf,
    /** The clinic's clock. */
    now,
  };
}
