import { anchors, paths } from '#src/config/paths.ts';
import { bookingLinkForType } from '#src/domain/bookingLink.ts';
import type { Service } from '#src/domain/services.ts';
import { type ServiceId, services } from '#content/services.ts';

/** The record with that id. */
export function serviceById(id: ServiceId): Service {
  return services.find((service) => service.id === id)!;
}

/** Where a service is told about: a procedure on the page of procedures, any other in its part of /service. */
export function serviceHref(id: ServiceId): string {
  const { procedure } = serviceById(id);
  return procedure ? paths.serviceDetails(id) : `${paths.service}#${id}`;
}

/** The form that books such a visit, opened with its type. */
export function bookingHrefFor(booking: Exclude<Service['booking'], 'call'>): string {
  if (booking === 'Grooming') return paths.contactGrooming;
  return `${paths.home}${bookingLinkForType(booking)}#${anchors.contacts}`;
}
