import { useEffect, useRef } from 'react';
import { bookAppointment } from '#src/api/booking.ts';
import { useStores } from '#src/api/stores.ts';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { afterBooking } from '#src/content/booking.ts';
import { brand } from '#src/content/brand.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { BookingForm } from '#src/sections/booking/BookingForm.tsx';
import type { BookingPrefill } from '#src/sections/booking/useDraft.ts';
import { useBookingLink } from './useBookingLink.ts';

const clinicClock = () => clinicNow(new Date(), config.clinicTimeZone);

interface AppointmentBookingProps {
  variant: BookingVariant;
  /** Answers given elsewhere on the page; each new object is filled in once. */
  prefill?: BookingPrefill;
  /** What was typed before the form's script was there, by the fields' names. */
  typed?: Readonly<Record<string, string>>;
  /** Of headings inside the form: one below the heading that it stands under. */
  headingLevel?: 2 | 3;
}

/** The booking form on the real calls; every page that books shows it. */
export function AppointmentBooking({
  variant,
  prefill,
  typed,
  headingLevel,
}: AppointmentBookingProps) {
  const stores = useStores();
  const linked = useBookingLink(stores.stores, variant);
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
      stores={stores}
      book={bookAppointment}
      clock={clinicClock}
      phone={brand.phone}
      provider={brand.name}
      next={afterBooking}
      timeZone={config.clinicTimeZone}
      prefill={prefill ?? linked.prefill}
      note={linked.note}
      typed={typed}
      headingLevel={headingLevel}
    />
  );
}
