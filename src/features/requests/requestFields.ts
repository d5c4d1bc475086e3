import { formatDate, formatTime } from '#src/domain/time/clock.ts';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

export interface RequestField {
  /** The heading of its column, in the table and in the file, and its label in the drawer. */
  label: string;
  /** The value for a reader; without a format, and always in the file, it stays as it is. */
  format?: (value: string) => string;
  /** The value's `tel:` or `mailto:` link; undefined where it is no valid number or address. */
  link?: (value: string) => string | undefined;
}

export type RequestFieldName = keyof AppointmentRequest;

/** Every field of a request. Each view has its own order of them: the file's is in requestsCsv.ts. */
export const requestFields: Readonly<Record<RequestFieldName, RequestField>> = {
  id: { label: 'ID' },
  name: { label: 'Name' },
  mobileNumber: { label: 'Mobile', link: phoneLink },
  email: { label: 'Email', link: mailLink },
  appointmentType: { label: 'Appointment Type' },
  petType: { label: 'Pet Type' },
  locationName: { label: 'Location' },
  managerPhone: { label: 'Manager Phone', link: phoneLink },
  date: { label: 'Date', format: formatDate },
  time: { label: 'Time', format: formatTime },
  comments: { label: 'Comments' },
};

/** A field's value as a person reads it; '' where the request lacks it. */
export function displayedValue(request: AppointmentRequest, name: RequestFieldName): string {
  const { format } = requestFields[name];
  return format ? format(request[name]) : request[name];
}

/** The owner's name. The button that opens the request needs a text even where the record has no name. */
export function nameOf({ name }: AppointmentRequest): string {
  return name.trim() || 'No name given';
}
