import { anchors } from '#src/config/paths.ts';
import { booking } from '#content/pages/booking.yaml';
import { bookingForm } from '#src/content/bookingForm.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { brand } from '#content/brand.yaml';
import { useBookingPrefill } from '#src/features/booking/bookingPrefill.ts';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';

/** The booking form (#contacts), filled in with the clinic chosen above. */
export function LandingBooking() {
  return (
    <BookingSection {...booking.bookingContent} id={anchors.contacts} phone={brand.phone}>
      <ConnectedBookingForm
        {...bookingForm}
        setup={bookingSetup}
        variant="full"
        prefill={useBookingPrefill()}
      />
    </BookingSection>
  );
}
