import { useMemo } from 'react';
import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { clinics as profiles } from '#content/clinics.yaml';
import { landing } from '#content/pages/landing.yaml';
import { appointmentTypes } from '#src/content/appointmentTypes.ts';
import { grooming } from '#src/domain/appointmentTypes.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import { type ClinicNeed, joinClinics, type ListedClinic } from '#src/domain/clinics.ts';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';

/** The clinic list, with the same call as the select and the form; 'Book here' fills in the form. */
export function LandingClinicList() {
  const { clinics: stores, status, refetch, choose } = useClinicChoice();
  const clinics = useMemo(() => joinClinics(profiles, stores), [stores]);

  function book({ store }: ListedClinic, need: ClinicNeed) {
    if (store && need !== grooming) choose({ location: String(store.id), appointmentType: need });
  }

  return (
    <ClinicList
      {...landing.clinicList}
      needs={appointmentTypes}
      phone={brand.phone}
      clinics={clinics}
      status={status}
      onRetry={refetch}
      bookingHref={hrefOf}
      onBook={book}
    />
  );
}

/** Grooming has a form on another page; a booking link passes the choice on. */
function hrefOf({ store }: ListedClinic, need: ClinicNeed): string {
  if (store && need === grooming) return `${paths.contactGrooming}${bookingLinkTo(store, need)}`;
  return `#${anchors.contacts}`;
}
