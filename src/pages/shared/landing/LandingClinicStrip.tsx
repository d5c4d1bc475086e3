import { useMemo } from 'react';
import { bookingDayHref, bookingHref } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { clinics as profiles } from '#content/clinics.yaml';
import { clinicStrip } from '#src/content/firstScreen.ts';
import { joinClinics } from '#src/domain/clinics.ts';
import { useBookingPrefill } from '#src/features/booking/bookingPrefill.ts';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { ClinicStrip } from '#src/sections/clinics/ClinicStrip.tsx';

/** The bar with clinics, hours and the emergency number. The chosen clinic is filled into the booking form. */
export function LandingClinicStrip() {
  const { clinics: stores, status, refetch, choose } = useClinicChoice();
  // Nothing is said of a clinic before it is known what can be booked.
  const clinics = useMemo(() => (stores.length > 0 ? joinClinics(profiles, stores) : []), [stores]);
  return (
    <ClinicStrip
      {...clinicStrip}
      phone={brand.phone}
      bookingHref={bookingHref}
      dayHref={bookingDayHref}
      clinics={clinics}
      status={status}
      onReach={() => {
        if (status === 'failed') refetch();
      }}
      chosen={useBookingPrefill()?.location ?? ''}
      onChoose={(location) => choose({ location })}
    />
  );
}
