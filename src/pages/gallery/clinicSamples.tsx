import { clinicsPages } from '#content/pages/clinics.yaml';
import { clinicPageOf } from '#src/content/clinicPages.ts';
import { clinics } from '#content/clinics.yaml';
import { ClinicCare } from '#src/sections/clinics/ClinicCare.tsx';
import { ClinicTimes } from '#src/sections/clinics/ClinicTimes.tsx';
import { ClinicVisit } from '#src/sections/clinics/ClinicVisit.tsx';
import type { Sample } from './GallerySample.ts';

const [clinic] = clinics;

/** The sections of a clinic's page; none without a clinic in the content. */
export const clinicSamples: Sample[] = clinic
  ? [
      {
        name: 'ClinicVisit',
        section: (
          <ClinicVisit
            heading={clinicsPages.clinicPage.visit.heading}
            ways={[{ heading: clinicsPages.clinicPage.visit.getting, text: clinic.gettingThere }]}
            holidaysHeading={clinicsPages.clinicPage.holidays.heading}
            holidays={clinic.hours.holidays}
            note={clinicsPages.clinicPage.holidays.note}
          />
        ),
      },
      { name: 'ClinicTimes', section: <ClinicTimes hours={clinic.hours} /> },
      {
        name: 'ClinicCare',
        section: (
          <ClinicCare
            servicesHeading={clinicsPages.clinicPage.servicesHeading}
            vetsHeading={clinicsPages.clinicPage.vetsHeading}
            {...clinicPageOf(clinic)}
          />
        ),
      },
    ]
  : [];
