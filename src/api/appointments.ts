import { useMemo } from 'react';
import { config } from '#src/config/env.ts';
import { prepareAppointments } from '#src/domain/appointments.ts';
import { datePart } from '#src/domain/clock.ts';
import { inSlices } from '#src/domain/timeSlicing.ts';
import type { Appointment } from '#src/domain/types.ts';
import type { ApiError } from './ApiError.ts';
import { sendForJson } from './client.ts';
import { Query } from './Query.ts';
import { recordsUnderData, textField } from './parse.ts';
import { useIdToken } from './session.ts';
import { useQuery } from './useQuery.ts';

/**
 * POST for the appointment requests (specification, section 7, call 4): the body is `{}`, the token a bearer credential;
 * without a token there is no Authorization header. Throws ApiError; `unauthorized` says that logging in would help.
 */
export async function fetchAppointments(
  token: string | null,
  signal?: AbortSignal,
): Promise<Appointment[]> {
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
  // A long list in slices, and ready to be ordered: the page answers meanwhile.
  const appointments = await inSlices(recordsUnderData(answer), appointmentOf);
  await prepareAppointments(appointments);
  return appointments;
}

function appointmentOf(record: Record<string, unknown>): Appointment {
  return {
    id: textField(record.id),
    name: textField(record.name),
    mobile_number: textField(record.mobile_number),
    email: textField(record.email),
    appointment_type: textField(record.appointment_type),
    pet_type: textField(record.pet_type),
    location_name: textField(record.location_name),
    store_manager_number: textField(record.store_manager_number),
    appointment_date: datePart(textField(record.appointment_date)),
    appointment_time: textField(record.appointment_time),
    comments: textField(record.comments),
  };
}

export interface AppointmentsResult {
  /** [] while loading and after a failure, unless there is an older list. */
  appointments: Appointment[];
  status: 'pending' | 'error' | 'success';
  /** Why the last try failed; null where it did not. */
  error: ApiError | null;
  /** When the list that is shown was loaded, in ms since 1970; undefined where none was. */
  loadedAt: number | undefined;
  /** A call is under way, also behind a list that is already shown. */
  isFetching: boolean;
  /** Asks again. */
  retry: () => void;
}

const noAppointments: Appointment[] = [];

/** The appointment requests as the person logged in may see them; asks anew when the token changes. Failures are logged. */
export function useAppointments(): AppointmentsResult {
  const token = useIdToken();
  // Made anew for each token, and for each page that shows it: nobody sees what another was shown. A POST: no retries.
  const query = useMemo(
    () =>
      new Query({
        // Not asked for before it is known as whom.
        call: (signal) =>
          token === undefined
            ? new Promise<Appointment[]>(() => undefined)
            : fetchAppointments(token, signal),
        failureMessage: 'The appointment requests could not be loaded.',
      }),
    [token],
  );
  const { data, status, error, loadedAt, isFetching } = useQuery(query);
  return {
    appointments: data ?? noAppointments,
    status,
    error,
    loadedAt,
    isFetching,
    retry: query.retry,
  };
}
