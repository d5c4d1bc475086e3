import { hoursInWords } from '#content/hours.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { paths } from '#src/config/paths.ts';
import { addressOf, type Clinic } from '#src/domain/clinics.ts';
import { serviceHref } from '#src/pages/shared/serviceLinks.ts';

/** The facts of a clinic's page besides the texts of every clinic's. */
export function clinicPageOf(clinic: Clinic) {
  const { area, slug } = clinic;
  const address = addressOf(clinic);
  return {
    description: clinicPage.description(clinic.name, address),
    address,
    bookingTitle: clinicPage.bookingTitle(area),
    notOnline: clinicPage.byPhone.notOnline(area),
    phoneHours: clinicPage.phoneHours(hoursInWords.phone),
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

/** The services of a clinic, in the order of services.ts. */
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
