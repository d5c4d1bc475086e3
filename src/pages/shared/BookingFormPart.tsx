import type { ComponentProps } from 'react';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { bookingForm, bookingSetup } from './bookingSetup.ts';

export type BookingFormPartProps = Omit<
  ComponentProps<typeof ConnectedBookingForm>,
  'setup' | keyof typeof bookingForm
>;

/** The booking form with the facts of the business. */
export function BookingFormPart(props: BookingFormPartProps) {
  return <ConnectedBookingForm {...bookingForm} setup={bookingSetup} {...props} />;
}
