import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { config } from '#src/config/env.ts';
import { datePart } from '#src/domain/clock.ts';
import { emptyRequestList, prepareRequestList, type RequestList } from '#src/domain/requestList.ts';
import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { sendForJson } from './client.ts';
import { recordsUnderData, textField } from './parse.ts';
import { userKey } from './queryClient.ts';
import { freshIdToken, useSessionUser } from './session.ts';

/**
 * POST for the appointment requests (docs/product.md, section 7, call 4): the body is `{}`, the token a bearer credential;
 * without a token there is no Authorization header. Throws ApiError; `unauthorized` says that logging in would help.
 */
export async function fetchAppointmentRequests(
  token: string | null,
  signal?: AbortSignal,
): Promise<RequestList> {
  const answer = await sendForJson({
    method: 'POST',
    url: config.calls.appointments,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: '{}',
    signal,
  });
  const dateOf = memoize(datePart);
  return prepareRequestList(recordsUnderData(answer).map((record) => requestOf(record, dateOf)));
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

export interface RequestsResult extends Pick<
  UseQueryResult<RequestList>,
  'status' | 'error' | 'isFetching' | 'dataUpdatedAt'
> {
  /** Empty while they load and after a failure, unless an older list is still there. */
  requests: RequestList;
  /** Makes the call again. */
  refetch: () => void;
}

/**
 * The appointment requests that the logged-in user may see. They are loaded again for another user, and where they could
 * not be loaded with the former token; a renewed token leaves them. It is a POST, so there are no retries. Logs failures.
 */
export function useAppointmentRequests(): RequestsResult {
  const user = useSessionUser();
  const { data, status, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: [...userKey(user), 'appointment requests'],
    queryFn: async ({ signal }) => fetchAppointmentRequests(await freshIdToken(), signal),
    enabled: user !== undefined,
    staleTime: 60_000,
    retry: false,
    meta: { failureMessage: 'The appointment requests could not be loaded.' },
  });
  return { requests: data ?? emptyRequestList, status, error, isFetching, dataUpdatedAt, refetch };
}
