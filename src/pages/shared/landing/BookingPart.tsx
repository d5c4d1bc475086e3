import { anchors } from '#src/config/paths.ts';
import { bookingContent, bookingForm } from '#src/content/booking.ts';
import { brand } from '#src/content/brand.ts';
import { useBookingPrefill } from '#src/features/booking/bookingPrefill.ts';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';

/** The booking form (#contacts), with the clinic that was chosen further up. */
export function BookingPart() {
  return (
    <BookingSection {...bookingContent} id={anchors.contacts} phone={brand.phone}>
      <ConnectedBookingForm {...bookingForm} variant="full" prefill={useBookingPrefill()} />
    </BookingSection>
  );
}
