import { paths } from '#src/config/paths.ts';
import { addressOf } from '#src/domain/clinics.ts';
import {
  emergencyAtClinic,
  type EmergencyClock,
  type EmergencyWords,
} from '#src/domain/emergency.ts';
import { shortHours } from '#src/domain/weekWords.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours as business } from '#src/content/businessHours.ts';
import { clinicsPages } from '#content/pages/clinics.yaml';
import { services } from '#content/services.yaml';
import { vets } from '#content/vets.yaml';
import { interpolate } from './interpolate.ts';
import { hours } from './hours.ts';
import type { Clinic } from './schema/clinics.ts';
import { serviceHref } from './serviceLinks.ts';

const { clinicPage } = clinicsPages;

/** What a clinic's page says of it besides the texts of every clinic's. */
export function clinicPageOf(clinic: Clinic) {
  const { area, slug } = clinic;
  const address = addressOf(clinic);
  const inPlace = (text: string) => interpolate(text, { clinic: clinic.name, area, address });
  return {
    description: inPlace(clinicPage.description),
    address,
    bookingTitle: inPlace(clinicPage.bookingTitle),
    notOnline: inPlace(clinicPage.byPhone.notOnline),
    phoneHours: interpolate(clinicPage.phoneHours, {
      hours: clinic.hours.phone ? shortHours(clinic.hours.phone) : hours.supportShort,
    }),
    emergencies: emergenciesOf(clinic),
    services: serviceLinksOf(clinic),
    vets: vets
      .filter((vet) => vet.clinics.includes(slug))
      .map((vet) => ({
        name: vet.name,
        title: vet.title,
        href: paths.vet(vet.id),
        picture: { ...vet.figure, alt: '' },
      })),
  };
}

/** What its page says of emergencies: in the week, and today. */
function emergenciesOf(clinic: Clinic): EmergencyWords {
  const at = (clock?: EmergencyClock) =>
    emergencyAtClinic(clinic, clinics, brand.emergencyElsewhere, clock);
  return { usual: at(), onDates: {}, timeZone: business.timeZone, now: at };
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
