import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import * as words from '#content/pages/services.ts';
import { services } from '#content/services.ts';
import { paths } from '#src/config/paths.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import { listOf } from '#src/domain/text/listOf.ts';
import type { Service } from '#src/domain/contentTypes.ts';
import { callPhone } from '#src/pages/shared/messages.ts';
import { bookingHrefFor, serviceHref } from '#src/pages/shared/serviceLinks.ts';
import type { ServiceGroup } from './ServiceOverview.tsx';
import type { ServicePart } from './ServiceParts.tsx';

/** The rooms of /service with their services. */
export const groups: ServiceGroup[] = words.rooms.map(({ id, ...room }) => ({
  ...room,
  services: services
    .filter((service) => service.room === id)
    .map((service) => ({
      name: service.name,
      text: service.summary,
      href: serviceHref(service),
    })),
}));

function bookingOf({ booking }: Service): Link {
  return booking === 'call'
    ? { label: callPhone(brand.phone.display), href: brand.phone.href }
    : { label: words.bookLabels[booking], href: bookingHrefFor(booking) };
}

/** The clinics that offer a service. */
function placesOf({ id }: Service): Link[] {
  const places = clinics.filter((clinic) => clinic.services.includes(id));
  const others = clinics.filter((clinic) => !places.includes(clinic)).map(({ area }) => area);
  if (places.length > others.length && others.length <= 2) {
    const label = others.length > 0 ? words.everyClinicBut(listOf(others)) : words.everyClinic;
    return [{ label, href: paths.clinics }];
  }
  return places.map((clinic) => ({ label: clinic.area, href: paths.clinic(clinic.slug) }));
}

const factNames = ['before', 'duration', 'homeAgain', 'after'] as const;

function partOf(service: Service): ServicePart {
  const { id, name, purpose, visit, duration, procedure } = service;
  // The time of one kind of visit, where the service has others too.
  const told = {
    ...service,
    duration: visit && visit !== name ? `${visit}: ${duration}` : duration,
  };
  return {
    id,
    name,
    purpose,
    time: duration,
    facts: factNames.map((fact) => ({ label: words.facts[fact], value: told[fact] })),
    details: procedure && { label: words.detailsLabel, href: serviceHref(service) },
    where: placesOf(service),
    booking: bookingOf(service),
  };
}

/** Service by service. */
export const parts = {
  ...words.parts,
  parts: services.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(partOf),
};
