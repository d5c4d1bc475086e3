import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { clinicList } from '#src/content/landing.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import type { ClinicNeed } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';

/** The clinic list, with the same call as the select and the form; 'Book here' fills in the form. */
export function LandingClinicList() {
  const { clinics, status, retry, choose } = useClinicChoice();

  function book({ id }: Clinic, need: ClinicNeed) {
    if (need !== 'Grooming') choose({ location: String(id), appointmentType: need });
  }

  return (
    <ClinicList
      {...clinicList}
      phone={brand.phone}
      clinics={clinics}
      status={status}
      onRetry={retry}
      bookingHref={hrefOf}
      onBook={book}
    />
  );
}

/** Grooming has a form on another page; a booking link passes the choice on. */
function hrefOf(clinic: Clinic, need: ClinicNeed): string {
  if (need === 'Grooming') return `${paths.contactGrooming}${bookingLinkTo(clinic, need)}`;
  return `#${anchors.contacts}`;
}
