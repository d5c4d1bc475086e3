import { type ComponentProps, useEffect, useRef } from 'react';
import { bookAppointment } from '#src/api/booking.ts';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { BookingForm } from './BookingForm.tsx';
import { useBookingLink } from './useBookingLink.ts';
import { useOfferingClinics } from './useOfferingClinics.ts';

const clock = () => clinicNow(new Date(), config.clinicTimeZone);

type ConnectedBookingFormProps = Omit<
  ComponentProps<typeof BookingForm>,
  'clinics' | 'book' | 'clock' | 'note'
>;

/** The booking form with the real calls; every page that books shows it. */
export function ConnectedBookingForm(props: ConnectedBookingFormProps) {
  const clinics = useOfferingClinics(props.setup, props.variant);
  const link = useBookingLink(clinics.clinics, props.variant);
  useWarmUp();
  return (
    <BookingForm
      {...props}
      clinics={clinics}
      book={bookAppointment}
      clock={clock}
      prefill={props.prefill ?? link.prefill}
      note={link.note}
    />
  );
}

/** Calls once for each form, also where development runs every effect twice. */
function useWarmUp() {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void warmUpBooking();
  }, []);
}
