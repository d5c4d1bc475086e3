import { paths } from '#src/config/paths.ts';
import { addressOf, takesEmergencies } from '#src/domain/clinics.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { hours } from '#content/hours.yaml';
import { services } from '#content/services.yaml';
import { vets } from '#content/vets.yaml';
import { interpolate } from './interpolate.ts';
import { hourPhrases } from './hourPhrases.ts';
import type { Clinic } from './schema/clinics.ts';
import { serviceHref } from './serviceLinks.ts';

/** What a clinic's page says of it besides the texts of every clinic's. */
export function clinicPageOf(clinic: Clinic) {
  const { name, area, slug } = clinic;
  const address = addressOf(clinic);
  const inPlace = (text: string) => interpolate(text, { name, area, address });
  return {
    description: inPlace(clinicPage.description),
    address,
    bookingTitle: inPlace(clinicPage.bookingTitle),
    notOnline: inPlace(clinicPage.byPhone.notOnline),
    /** 'Takes emergencies from 9 AM to 9 PM'; '' for a clinic that doesn't. */
    emergencies: takesEmergencies(clinic, hours.emergency)
      ? `${clinicPage.emergencies} ${hourPhrases.emergencyFrom}`
      : '',
    services: serviceLinksOf(clinic),
    vets: vets
      .filter(({ clinics }) => clinics.includes(slug))
      .map((vet) => ({
        name: vet.name,
        title: vet.title,
        href: paths.vet(vet.id),
        picture: { ...vet.figure, alt: '' },
      })),
  };
}

/** The services of a clinic, in the order of services.yaml. */
function serviceLinksOf(clinic: Clinic) {
  return services
    .filter(({ id }) => clinic.services.includes(id))
    .map((service) => ({
      name: service.name,
      label: service.name,
      text: service.summary,
      href: serviceHref(service),
    }));
}
