import type { AppointmentRequest } from '#src/api/appointments.ts';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import { formatTime } from '#src/domain/time/clock.ts';
import { formatDate } from '#src/domain/time/dates.ts';

export interface RequestField {
  /** In table, file and drawer. */
  label: string;
  /** Formats the value on screen; the file has it raw. */
  format?: (value: string) => string;
  /** A `tel:` or `mailto:` link; undefined for an invalid value. */
  link?: (value: string) => string | undefined;
}

export type RequestFieldName = keyof AppointmentRequest;

/** The table's columns, ordered by importance for phoning an owner (docs/product.md, section 11). */
export const requestFields: Readonly<Record<RequestFieldName, RequestField>> = {
  name: { label: 'Name' },
  mobileNumber: { label: 'Mobile', link: phoneLink },
  date: { label: 'Date', format: formatDate },
  time: { label: 'Time', format: formatTime },
  appointmentType: { label: 'Appointment Type' },
  petType: { label: 'Pet Type' },
  locationName: { label: 'Location' },
  comments: { label: 'Comments' },
  email: { label: 'Email', link: mailLink },
  managerPhone: { label: 'Manager Phone', link: phoneLink },
  id: { label: 'ID' },
};

export const requestColumns = Object.keys(requestFields) as readonly RequestFieldName[];

/** The formatted value; '' for a missing one. */
export function displayedValue(request: AppointmentRequest, name: RequestFieldName): string {
  const { format } = requestFields[name];
  return format ? format(request[name]) : request[name];
}

/** The owner's name, never empty: the button that opens the request needs a label. */
export function nameOf({ name }: AppointmentRequest): string {
  return name.trim() || 'No name given';
}
