import { useMemo } from 'react';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { closedDays } from '#content/hours.ts';
import { clinicList } from '#content/pages/landing.ts';
import { joinClinics, type ListedClinic } from '#src/domain/clinics.ts';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { clinicProfiles } from '#src/pages/shared/clinicProfiles.ts';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';

/** The clinic list; 'Book here' fills in the form at the page's foot, which shares its call. */
export function LandingClinicList() {
  const { clinics: stores, status, refetch, choose } = useClinicChoice();
  const clinics = useMemo(() => joinClinics(clinicProfiles, stores), [stores]);

  function book({ store }: ListedClinic) {
    if (store) choose({ location: String(store.id) });
  }

  return (
    <ClinicList
      {...clinicList}
      phone={brand.phone}
      closedDays={closedDays}
      clinics={clinics}
      status={status}
      onRetry={refetch}
      bookingHref={() => `#${anchors.contacts}`}
      onBook={book}
    />
  );
}
