import { useEffect, useMemo } from 'react';
import { config } from '#src/config/env.ts';
import { datePart } from '#src/domain/clock.ts';
import { emptyRequestList, prepareRequestList, type RequestList } from '#src/domain/requestList.ts';
import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { ApiError } from './ApiError.ts';
import { Query } from './Query.ts';
import { recordsIn, textField } from './parse.ts';
import { receive } from './receive.ts';
import { freshIdToken, useIdToken, useSessionUser } from './session.ts';
import { useQuery } from './useQuery.ts';

/**
 * POST for the appointment requests (docs/product.md, section 7, call 4): the body is `{}`, the token a bearer credential;
 * without a token there is no Authorization header. Throws ApiError; `unauthorized` says that logging in would help.
 */
export async function fetchAppointmentRequests(
  token: string | null,
  signal?: AbortSignal,
): Promise<RequestList> {
  const answer = receive({
    method: 'POST',
    url: config.calls.appointments,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: '{}',
    signal,
  });
  return prepareRequestList(requestsIn(answer));
}

/** The requests of an answer, part by part as it arrives. */
async function* requestsIn(
  answer: AsyncIterable<Uint8Array>,
): AsyncGenerator<AppointmentRequest[]> {
  const dateOf = memoize(datePart);
  for await (const records of recordsIn(answer))
    yield records.map((record) => requestOf(record, dateOf));
}

function requestOf(
  record: Record<string, unknown>,
  dateOf: (text: string) => string,
): AppointmentRequest {
  return {
    id: textField(record.id),
    name: textField(record.name),
    mobileNumber: textField(record.mobile_number),
    email: textField(record.email),
    appointmentType: textField(record.appointment_type),
    petType: textField(record.pet_type),
    locationName: textField(record.location_name),
    managerPhone: textField(record.store_manager_number),
    date: dateOf(textField(record.appointment_date)),
    time: textField(record.appointment_time),
    comments: textField(record.comments),
  };
}

export interface RequestsResult {
  /** Empty while loading and after a failure, unless an older list is still there. */
  requests: RequestList;
  status: 'pending' | 'error' | 'success';
  /** Why the last call failed; null where it did not. */
  error: ApiError | null;
  /** When `requests` was loaded, in ms since 1970; undefined where nothing was. */
  loadedAt: number | undefined;
  /** A call is under way, perhaps while an older list is shown. */
  isFetching: boolean;
  /** Makes the call again. */
  retry: () => void;
  /** Shows a list that was loaded elsewhere at that moment (ms since 1970). */
  accept: (requests: RequestList, loadedAt: number) => void;
}

/**
 * The appointment requests that the logged-in user may see. They are loaded again for another user, and where they could
 * not be loaded with the former token; a renewed token leaves them. Logs failures.
 */
export function useAppointmentRequests(): RequestsResult {
  const token = useIdToken();
  const user = useSessionUser();
  // A query for each user, so that nobody sees what another was shown. It is a POST, so there are no retries.
  const query = useMemo(
    () =>
      new Query({
        // Wait until the stored token has been read.
        call: async (signal) =>
          user === undefined
            ? new Promise<RequestList>(() => undefined)
            : fetchAppointmentRequests(await freshIdToken(), signal),
        failureMessage: 'The appointment requests could not be loaded.',
      }),
    [user],
  );
  useEffect(() => {
    if (token && query.state().status === 'error') query.retry();
  }, [token, query]);
  const { data: requests = emptyRequestList, ...state } = useQuery(query);
  const { status, error, loadedAt, isFetching } = state;
  return {
    requests,
    status,
    error,
    loadedAt,
    isFetching,
    retry: query.retry,
    accept: query.accept,
  };
}
