import { BookingForm, type BookingFormProps } from '#src/features/booking/BookingForm.tsx';
import { bookingContent } from '#src/siteContent/bookingContent.ts';

export function SiteBookingForm(props: Omit<BookingFormProps, 'content'>) {
  return <BookingForm content={bookingContent} {...props} />;
}
