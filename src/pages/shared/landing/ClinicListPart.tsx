import { useEffect, useRef } from 'react';
import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { clinicList } from '#src/content/landing.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import type { ClinicNeed } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import { prefillBooking } from '#src/features/booking/bookingPrefill.ts';
import { useClinics } from '#src/features/booking/useClinics.ts';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';

/** Every clinic, from the call that the chooser and the form share; 'Book here' fills the form in. */
export function Component() {
  const { clinics, status, reach, retry } = useClinics();
  const place = useRef<HTMLDivElement>(null);
  const near = useRef(reach);

  // A page that was reached by a link is alive from top to bottom, and nobody may come down here.
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near.current();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place}>
      <ClinicList
        {...clinicList}
        phone={brand.phone}
        clinics={clinics}
        status={status}
        onRetry={retry}
        bookingHref={hrefOf}
        onBook={book}
      />
    </div>
  );
}

/** Grooming has a form of its own, on another page: what is chosen goes there by a booking link. */
function hrefOf(clinic: Clinic, need: ClinicNeed): string {
  if (need === 'Grooming') return `${paths.contactGrooming}${bookingLinkTo(clinic, need)}`;
  return `#${anchors.contacts}`;
}

function book({ id }: Clinic, need: ClinicNeed) {
  if (need === 'Grooming') return;
  prefillBooking({ location: String(id), appointmentType: need });
}
