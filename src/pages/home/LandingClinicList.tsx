import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { closedDays } from '#content/hours.ts';
import { clinicList } from '#content/pages/landing.ts';
import { useListedClinics } from '#src/business/useListedClinics.ts';
import { bookingLink } from '#src/config/bookingLink.ts';
import { anchors } from '#src/config/paths.ts';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';

/** 'Book here' fills in the form at the page's foot. */
export function LandingClinicList() {
  const { pathname } = useLocation();
  const { clinics, status, refetch } = useListedClinics();

  return (
    <ClinicList
      {...clinicList}
      phone={brand.phone}
      closedDays={closedDays}
      clinics={clinics}
      status={status}
      onRetry={refetch}
      hrefOf={({ store }) => bookingLink({ store: store?.id }, `${pathname}#${anchors.contacts}`)}
    />
  );
}
