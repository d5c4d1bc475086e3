import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { clinicList } from '#src/content/landing.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import type { ClinicNeed } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';

/** Every clinic, from the call that the chooser and the form share; 'Book here' fills the form in. */
export function ClinicListPart() {
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

/** Grooming has a form of its own, on another page: what is chosen goes there by a booking link. */
function hrefOf(clinic: Clinic, need: ClinicNeed): string {
  if (need === 'Grooming') return `${paths.contactGrooming}${bookingLinkTo(clinic, need)}`;
  return `#${anchors.contacts}`;
}
