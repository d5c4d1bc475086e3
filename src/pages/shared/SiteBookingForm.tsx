import { BookingForm, type BookingFormProps } from '#src/features/booking/BookingForm.tsx';
import { bookingContent } from '#src/siteContent/bookingContent.ts';

type SiteBookingFormProps = Omit<BookingFormProps, keyof typeof bookingContent>;

export function SiteBookingForm(props: SiteBookingFormProps) {
  return <BookingForm {...bookingContent} {...props} />;
}
