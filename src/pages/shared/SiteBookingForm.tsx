import { BookingForm, type BookingFormProps } from '#src/features/booking/BookingForm.tsx';
import { bookingForm, bookingSetup } from './bookingFormFacts.ts';

export type SiteBookingFormProps = Omit<BookingFormProps, 'setup' | keyof typeof bookingForm>;

export function SiteBookingForm(props: SiteBookingFormProps) {
  return <BookingForm {...bookingForm} setup={bookingSetup} {...props} />;
}
