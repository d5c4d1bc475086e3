import type { ComponentProps } from 'react';
import { brand } from '#content/brand.yaml';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { PhoneBooking } from '#src/features/booking/PhoneBooking.tsx';

/** The booking form as the desk fills it in. */
export function DeskBookingForm(
  props: Omit<ComponentProps<typeof PhoneBooking>, 'setup' | 'phone'>,
) {
  return <PhoneBooking {...props} setup={bookingSetup} phone={brand.phone} />;
}
