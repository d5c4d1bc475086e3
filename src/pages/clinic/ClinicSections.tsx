import { useParams } from 'react-router-dom';
import { closedDays } from '#content/hours.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { paths } from '#src/config/paths.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import { serviceHref } from '#src/pages/shared/serviceLinks.ts';
import { clinicProfiles } from '#src/pages/shared/clinicProfiles.ts';
import { ClinicCare } from './ClinicCare.tsx';
import { ClinicVisit } from './ClinicVisit.tsx';

/** The way to the clinic of the address. */
export function VisitSection() {
  const { gettingThere, parking } = useClinic();
  const { visit, holidays } = clinicPage;
  return (
    <ClinicVisit
      heading={visit.heading}
      ways={[
        { heading: visit.getting, text: gettingThere },
        { heading: visit.parking, text: parking },
      ]}
      holidaysHeading={holidays.heading}
      closedDays={closedDays}
      note={holidays.note}
    />
  );
}

/** What is done at the clinic of the address, and who works there. */
export function CareSection() {
  const { servicesHeading, vetsHeading } = clinicPage;
  return (
    <ClinicCare
      servicesHeading={servicesHeading}
      vetsHeading={vetsHeading}
      {...careOf(useClinic())}
    />
  );
}

function useClinic() {
  const { slug } = useParams();
  return clinicProfiles.find((each) => each.slug === slug)!;
}

/** What is done at a clinic, and who works there. */
function careOf(clinic: Clinic) {
  return {
    services: serviceLinksOf(clinic),
    vets: vets
      .filter((vet) => vet.clinics.includes(clinic.slug))
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
