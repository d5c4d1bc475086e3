import { formatDate, formatTime } from '#src/domain/clock.ts';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** What the table, the file and the dialog have in common about a field of a request. */
export interface RequestField {
  /** The heading of its column, in the table and in the file, and its label in the dialog. */
  label: string;
  /** How a person reads the value; without it the value is shown as it is. The file always has the value as it is. */
  format?: (value: string) => string;
  /** Where the value leads (`tel:`, `mailto:`); undefined where it is no valid number or address. */
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
