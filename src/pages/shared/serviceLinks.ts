import { type ServiceId, services } from '#content/services.ts';
import { anchors, paths } from '#src/config/paths.ts';
import { grooming } from '#src/domain/appointmentTypes.ts';
import { bookingLinkForType } from '#src/features/booking/draft/bookingLink.ts';
import type { Service } from '#src/domain/contentTypes.ts';

/** The services of some ids, in their order. */
export function servicesNamed(ids: readonly ServiceId[]): Service[] {
  return ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

/** Where a service is told about: a procedure on the page of procedures, any other in its part of /service. */
export function serviceHref({ id, procedure }: Pick<Service, 'id' | 'procedure'>): string {
  return procedure ? paths.serviceDetails(id) : `${paths.service}#${id}`;
}

/** The form that books such a visit, opened with its type. */
export function bookingHrefFor(booking: Exclude<Service['booking'], 'call'>): string {
  if (booking === grooming) return paths.contactGrooming;
  return `${paths.home}${bookingLinkForType(booking)}#${anchors.contacts}`;
}
