import { anchors } from '#src/config/paths.ts';
import { bookingContent, bookingForm } from '#src/content/booking.ts';
import { brand } from '#src/content/brand.ts';
import { useBookingPrefill } from '#src/features/booking/bookingPrefill.ts';
import { LazyBooking } from '#src/features/booking/LazyBooking.tsx';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';

/** The booking form (#contacts). What is typed into it before it is alive is kept by the form itself. */
export function Component() {
  return (
    <BookingSection {...bookingContent} id={anchors.contacts} phone={brand.phone}>
      <LazyBooking {...bookingForm} variant="full" prefill={useBookingPrefill()} />
    </BookingSection>
  );
}
