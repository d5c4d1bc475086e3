import { type ServiceId, services } from '#content/services.ts';
import { bookingLink } from '#src/config/bookingLink.ts';
import { paths } from '#src/config/paths.ts';
import { grooming, type AppointmentType } from '#src/domain/appointmentTypes.ts';
import type { Service } from './recordTypes.ts';

export function servicesNamed(ids: readonly ServiceId[]): Service[] {
  return ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

export function serviceHref({ id, procedure }: Pick<Service, 'id' | 'procedure'>): string {
  return procedure ? paths.serviceDetails(id) : `${paths.service}#${id}`;
}

/** The booking form's address, with an appointment type filled in. */
export function bookingHrefFor(booking: AppointmentType): string {
  if (booking === grooming) return paths.contactGrooming;
  return bookingLink({ type: booking });
}
