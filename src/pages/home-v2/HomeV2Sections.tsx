import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import * as homeV2 from '#content/pages/homeV2.ts';
import { bookNow, bookVisit } from '#content/parts/header.ts';
import { phoneAction } from '#src/components/PhoneNumber.tsx';
import { anchors, bookingHref } from '#src/config/paths.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { AboutWithCounters } from './AboutWithCounters.tsx';
import { MedicalHero } from './MedicalHero.tsx';
import { NumberedSteps } from './NumberedSteps.tsx';
import { PatientGallery } from './PatientGallery.tsx';
import { SolutionCards } from './SolutionCards.tsx';
import { TreatmentList } from './TreatmentList.tsx';

export function HomeV2Start() {
  return (
    <>
      <MedicalHero {...homeV2.hero} phone={{ ...brand.phone, hours: hoursInWords.phone }} />
      <AboutWithCounters id={anchors.about} {...homeV2.about} />
      <TreatmentList id={anchors.services} {...homeV2.treatments} />
    </>
  );
}

export function Solutions() {
  return <SolutionCards {...homeV2.solutions} />;
}

export function Patients() {
  return <PatientGallery {...homeV2.patients} />;
}

export function BookingBand() {
  return (
    <ContactBand
      heading={bookVisit}
      lead={homeV2.bookingLead}
      links={[{ label: bookNow, href: bookingHref }, phoneAction(brand.phone)]}
    />
  );
}

export function Steps() {
  return <NumberedSteps {...homeV2.steps} />;
}
