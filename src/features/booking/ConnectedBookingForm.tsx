import { type ComponentProps, useEffect, useMemo } from 'react';
import { bookAppointment } from '#src/api/booking.ts';
import { useClinics } from './useClinics.ts';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { withTypes } from '#src/domain/clinicDirectory.ts';
import { clinicNow } from '#src/domain/time/clock.ts';
import { BookingForm } from './BookingForm.tsx';
import { bookingVariants } from './rules/bookingVariants.ts';

const clock = () => clinicNow(new Date(), config.clinicTimeZone);

type ConnectedBookingFormProps = Omit<
  ComponentProps<typeof BookingForm>,
  'clinics' | 'book' | 'clock'
>;

/** The booking form with the real calls; every page that books shows it. */
export function ConnectedBookingForm(props: ConnectedBookingFormProps) {
  const { variant, setup } = props;
  const { clinics: stores, ...result } = useClinics();
  // With what the content knows of their services.
  const clinics = useMemo(
    () => withTypes(stores, setup.clinics).filter(bookingVariants[variant].isFor),
    [stores, setup, variant],
  );
  useEffect(() => void warmUpBooking(), []);
  return (
    <BookingForm {...props} clinics={{ ...result, clinics }} book={bookAppointment} clock={clock} />
  );
}
