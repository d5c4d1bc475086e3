import { useEffect } from 'react';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { clinicStrip } from '#src/content/home.ts';
import { prefillBooking, useBookingPrefill } from '#src/features/booking/bookingPrefill.ts';
import { useClinics } from '#src/features/booking/useClinics.ts';
import { ClinicStrip } from '#src/sections/clinics/ClinicStrip.tsx';

/** The strip of clinics, hours and the emergency number; the clinic chosen here is filled into the booking form. */
export function Component() {
  const { clinics, status, reach } = useClinics();
  const prefill = useBookingPrefill();
  useEffect(() => () => prefillBooking(undefined), []);
  return (
    <ClinicStrip
      {...clinicStrip}
      phone={brand.phone}
      bookingHref={`#${anchors.contacts}`}
      clinics={clinics}
      status={status}
      onReach={reach}
      chosen={prefill?.location ?? ''}
      onChoose={(location) => prefillBooking({ location })}
    />
  );
}
