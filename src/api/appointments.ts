import { config } from '#src/config/env.ts';
import { memoize } from '#src/domain/memoize.ts';
import { datePart } from '#src/domain/time/dates.ts';
import { sendForJson } from './client.ts';
import { freshIdToken } from './loginTokens.ts';
import { recordsUnderData, textField } from './parse.ts';

/** POST (docs/product.md, section 7, call 4). Throws ApiError. */
export async function fetchAppointmentRequests(
  signal?: AbortSignal,
): Promise<AppointmentRequest[]> {
  const answer = await sendForJson({
    method: 'POST',
    url: config.calls.appointments,
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    token: await freshIdToken(),
    signal,
  });
  const dateOf = memoize(datePart);
  return recordsUnderData(answer).map((record) => requestOf(record, dateOf));
}

export type AppointmentRequest = ReturnType<typeof requestOf>;

/** Reads a record by its names on the wire; '' is a missing field. `date`: YYYY-MM-DD. */
function requestOf(record: Record<string, unknown>, dateOf: (text: string) => string) {
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
