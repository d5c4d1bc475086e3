import { anchors } from '#src/config/paths.ts';
import { section } from '#content/pages/booking.ts';
import { bookingForm, bookingSetup } from '#src/pages/shared/bookingSetup.ts';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';

/** The booking form (#contacts), filled in with the clinic chosen above. */
export function LandingBooking({
  emergencyAnchor,
}: {
  /** Where the page itself says where to go in an emergency. */
  emergencyAnchor?: string;
}) {
  return (
    <BookingSection {...section} id={anchors.contacts} emergencyAnchor={emergencyAnchor}>
      <ConnectedBookingForm {...bookingForm} setup={bookingSetup} variant="full" />
    </BookingSection>
  );
}
