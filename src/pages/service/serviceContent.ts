import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import * as page from '#content/pages/services.ts';
import { services } from '#content/services.ts';
import type { Service } from '#src/business/recordTypes.ts';
import { bookingHrefFor, serviceHref } from '#src/business/serviceLinks.ts';
import type { ActionLink } from '#src/components/layout/Actions.tsx';
import { phoneAction } from '#src/components/PhoneNumber.tsx';
import { paths } from '#src/config/paths.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import { inWords } from '#src/domain/text/inWords.ts';
import type { ServiceGroup } from './ServiceOverview.tsx';
import type { ServicePart } from './ServiceParts.tsx';

export const serviceGroups: ServiceGroup[] = page.rooms.map(({ id, ...room }) => ({
  ...room,
  services: services
    .filter((service) => service.room === id)
    .map((service) => ({
      name: service.name,
      text: service.summary,
      href: serviceHref(service),
    })),
}));

function bookingOf({ booking }: Service): ActionLink {
  return booking === 'call'
    ? phoneAction(brand.phone)
    : { label: page.bookLabels[booking], href: bookingHrefFor(booking) };
}

/** Links to the service's clinics; a single link if nearly all offer it. */
function clinicLinks({ id }: Service): Link[] {
  const offering = clinics.filter((clinic) => clinic.services.includes(id));
  const others = clinics.filter((clinic) => !offering.includes(clinic)).map(({ area }) => area);
  if (offering.length > others.length && others.length <= 2) {
    const label = others.length > 0 ? page.everyClinicBut(inWords(others)) : page.everyClinic;
    return [{ label, href: paths.clinics }];
  }
  return offering.map((clinic) => ({ label: clinic.area, href: paths.clinic(clinic.slug) }));
}

const factNames = ['before', 'duration', 'homeAgain', 'after'] as const;

function partOf(service: Service): ServicePart {
  const { id, name, purpose, appointment, duration, procedure } = service;
  // One kind of appointment only, for a service with several.
  const timed = {
    ...service,
    duration: appointment && appointment !== name ? `${appointment}: ${duration}` : duration,
  };
  return {
    id,
    name,
    purpose,
    time: duration,
    facts: factNames.map((fact) => ({ label: page.facts[fact], value: timed[fact] })),
    details: procedure && { label: page.detailsLabel, href: serviceHref(service) },
    clinics: clinicLinks(service),
    booking: bookingOf(service),
  };
}

export const servicesByName = {
  ...page.parts,
  parts: services.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(partOf),
};
