import { useMemo, useState } from 'react';
import { useAppointmentRequests } from '#src/api/appointments.ts';
import { useIdToken, useSessionUser } from '#src/api/session.ts';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import { clinicNamer } from '#src/domain/clinicNames.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { useCalls } from '#src/features/requests/calls/useCalls.ts';
import { useFilteredRequests } from '#src/features/requests/filters/useFilteredRequests.ts';
import { useListFilters } from '#src/features/requests/filters/useListFilters.ts';
import { useUserKey } from '#src/features/requests/filters/useUserKey.ts';

/** What list, sheets and panel are made of, each part with the name under which they take it. */
export type Desk = ReturnType<typeof useDesk>;

/**
 * Who is logged in, what was loaded for them, which of it passes the filters, and what is noted about it. `mobile`: the country's
 * mobile numbers.
 */
export function useDesk(mobile: MobileRule) {
  const token = useIdToken() ?? null;
  const user = useSessionUser() ?? null;
  const result = useAppointmentRequests();
  const { requests: loaded, loadedAt } = result;
  const userKey = useUserKey();
  const [filters, onChange] = useListFilters(userKey);
  const [openedAt] = useState(() => clinicNow(new Date(), config.clinicTimeZone));
  const now = useClinicNow(config.clinicTimeZone) ?? openedAt;
  const calls = useCalls(token, loaded.all);
  const book = calls?.book;
  const requests = useMemo(() => book?.withMoves(loaded) ?? loaded, [loaded, book]);
  const { applied, matching, listed, facts } = useFilteredRequests(requests, filters, now, calls);
  const clinicOf = useMemo(() => clinicNamer(requests.dated), [requests]);
  return {
    token,
    user,
    userKey,
    result,
    loading: result.status === 'pending',
    loadedAt,
    requests,
    calls,
    book,
    filters,
    applied,
    /** The days that the list is narrowed to. */
    period: applied,
    onChange,
    matching,
    listed,
    facts,
    clinicOf,
    mobile,
    now,
    today: now.date,
  };
}
