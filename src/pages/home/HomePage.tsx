import { useState } from 'react';
import { anchors } from '#src/config/paths.ts';
import { bookingContent } from '#src/content/booking.ts';
import { brand } from '#src/content/brand.ts';
import { about, clinicStrip, counters, heroSlides, heroTeam } from '#src/content/home.ts';
import { LazyBooking } from '#src/pages/shared/LazyBooking.tsx';
import { useClinics } from '#src/pages/shared/useClinics.ts';
import { About } from '#src/sections/About.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import type { BookingPrefill } from '#src/sections/booking/useDraft.ts';
import { ClinicStrip } from '#src/sections/ClinicStrip.tsx';
import { Counters } from '#src/sections/Counters.tsx';
import { Hero } from '#src/sections/Hero.tsx';
import { PageMeta } from '#src/sections/PageMeta.tsx';

const toBooking = `#${anchors.contacts}`;

/** /: the landing page. */
export function Component() {
  const { clinics, status, reach } = useClinics();
  const [prefill, setPrefill] = useState<BookingPrefill>();
  return (
    <>
      <PageMeta
        title="Vets and grooming for dogs and cats"
        description="Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you. Book a visit in two minutes."
      />
      <Hero
        label="Welcome"
        slides={heroSlides}
        booking={{ label: 'Book Now', href: toBooking }}
        phone={{ ...brand.phone, hours: '9:30 AM to 7:00 PM' }}
        team={heroTeam}
      />
      <ClinicStrip
        {...clinicStrip}
        phone={brand.phone}
        bookingHref={toBooking}
        clinics={clinics}
        status={status}
        onReach={reach}
        chosen={prefill?.location ?? ''}
        onChoose={(location) => setPrefill({ location })}
      />
      <About id={anchors.about} {...about} />
      <Counters counters={counters} />
      <BookingSection {...bookingContent} id={anchors.contacts} phone={brand.phone}>
        <LazyBooking variant="full" prefill={prefill} />
      </BookingSection>
    </>
  );
}
