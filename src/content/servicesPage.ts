import { paths } from '#src/config/paths.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import { listOf } from '#src/domain/listOf.ts';
import type { ServiceGroup } from '#src/domain/pageContent.ts';
import type { ServicePart } from '#src/domain/servicePart.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { servicesWords as words } from '#content/pages/services.yaml';
import logo from '#content/pictures/scenes/logo-light.svg';
import { services } from '#content/services.yaml';
import * as messages from './servicesMessages.ts';
import type { Service } from './schema/services.ts';
import { emergency } from './emergency.ts';
import { bookingHrefFor, serviceHref } from './serviceLinks.ts';

/** The rooms of /service with their services. One that no service is in is left out. */
const groups: ServiceGroup[] = words.rooms
  .map(({ id, ...room }) => ({
    ...room,
    services: services
      .filter((service) => service.room === id)
      .map((service) => ({
        name: service.name,
        text: service.summary,
        href: serviceHref(service),
      })),
  }))
  .filter((room) => room.services.length > 0);

function bookingOf({ booking }: Service): Link {
  return booking === 'call'
    ? { label: messages.callNumber(brand.phone.display), href: brand.phone.href }
    : {
        label: words.bookLabels[booking]!,
        href: bookingHrefFor(booking),
      };
}

/** The clinics that offer a service. */
function placesOf({ id }: Service): Link[] {
  const places = clinics.filter((clinic) => clinic.services.includes(id));
  const others = clinics.filter((clinic) => !places.includes(clinic)).map(({ area }) => area);
  if (places.length > others.length && others.length <= 2) {
    const label =
      others.length > 0
        ? messages.everyClinicBut(words.everyClinic, listOf(others))
        : words.everyClinic;
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

/** What an owner notices who needs a service: the question of its room, '' where the page has no such room. */
export function questionOf({ room }: Service): string {
  return words.rooms.find(({ id }) => id === room)?.question ?? '';
}

/** /service: the words of its page with the services. */
export const servicesPage = {
  ...words,
  overview: {
    logo: { src: logo, width: 220, height: 56, alt: '' },
    emergency: { ...words.overview.emergency, advice: emergency, phone: brand.phone },
    groups,
  },
  parts: {
    ...words.parts,
    parts: services.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(partOf),
  },
};
