import { anchors } from '#src/config/paths.ts';
import { bookingContent } from '#src/content/booking.ts';
import { brand } from '#src/content/brand.ts';
import { useBookingPrefill } from '#src/pages/shared/bookingPrefill.ts';
import { LazyBooking } from '#src/pages/shared/LazyBooking.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';

/** The booking form (#contacts). What is typed into it before it is alive is kept by the form itself. */
export function Component() {
  return (
    <BookingSection {...bookingContent} id={anchors.contacts} phone={brand.phone}>
      <LazyBooking variant="full" prefill={useBookingPrefill()} />
    </BookingSection>
  );
}
