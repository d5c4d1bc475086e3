import { useEffect, useRef } from 'react';
import { bookAppointment } from '#src/api/booking.ts';
import { useClinics } from '#src/api/stores.ts';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { BookingForm } from './BookingForm.tsx';
import type { BookingPrefill } from './bookingPrefill.ts';
import { useBookingLink } from './useBookingLink.ts';

const clinicClock = () => clinicNow(new Date(), config.clinicTimeZone);

interface ConnectedBookingFormProps {
  phone: { display: string; href: string };
  /** The brand's name. */
  provider: string;
  /** What happens after a booking, in a sentence or two. */
  next: string;
  variant: BookingVariant;
  /** Answers given elsewhere on the page; each new object is filled in once. */
  prefill?: BookingPrefill | undefined;
  /** Of headings inside the form: one below the heading that it stands under. */
  headingLevel?: 2 | 3;
}

/** The booking form on the real calls; every page that books shows it. */
export function ConnectedBookingForm({
  phone,
  provider,
  next,
  variant,
  prefill,
  headingLevel,
}: ConnectedBookingFormProps) {
  const clinics = useClinics();
  const linked = useBookingLink(clinics.clinics, variant);
  const warmedUp = useRef(false);

  useEffect(() => {
    // Once a form, also where development runs every effect twice.
    if (warmedUp.current) return;
    warmedUp.current = true;
    void warmUpBooking();
  }, []);

  return (
    <BookingForm
      variant={variant}
      clinics={clinics}
      book={bookAppointment}
      clock={clinicClock}
      phone={phone}
      provider={provider}
      next={next}
      timeZone={config.clinicTimeZone}
      prefill={prefill ?? linked.prefill}
      note={linked.note}
      headingLevel={headingLevel}
    />
  );
}
