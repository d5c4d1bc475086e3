import { bookingContent } from '#src/business/bookingContent.ts';
import { BookingForm, type BookingFormProps } from '#src/features/booking/BookingForm.tsx';

export function SiteBookingForm(props: Omit<BookingFormProps, 'content'>) {
  return <BookingForm content={bookingContent} {...props} />;
}
