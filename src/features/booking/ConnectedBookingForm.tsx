import { type ComponentProps, useEffect } from 'react';
import { bookAppointment } from '#src/api/booking.ts';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { BookingForm } from './BookingForm.tsx';
import { useOfferingClinics } from './useOfferingClinics.ts';

const clock = () => clinicNow(new Date(), config.clinicTimeZone);

type ConnectedBookingFormProps = Omit<
  ComponentProps<typeof BookingForm>,
  'clinics' | 'book' | 'clock'
>;

/** The booking form with the real calls; every page that books shows it. */
export function ConnectedBookingForm(props: ConnectedBookingFormProps) {
  const clinics = useOfferingClinics(props.setup, props.variant);
  useEffect(() => void warmUpBooking(), []);
  return <BookingForm {...props} clinics={clinics} book={bookAppointment} clock={clock} />;
}
