import type { ComponentProps } from 'react';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { bookingForm, bookingSetup } from './bookingFormFacts.ts';

export type SiteBookingFormProps = Omit<
  ComponentProps<typeof ConnectedBookingForm>,
  'setup' | keyof typeof bookingForm
>;

/** The booking form with the business's phone, hours, clinics and services. */
export function SiteBookingForm(props: SiteBookingFormProps) {
  return <ConnectedBookingForm {...bookingForm} setup={bookingSetup} {...props} />;
}
