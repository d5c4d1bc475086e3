import { anchors } from '#src/config/paths.ts';
import { section } from '#content/pages/booking.ts';
import { BookingForm } from '#src/pages/shared/BookingForm.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';

/** The booking form (#contacts), filled in with the clinic chosen above. */
export function LandingBooking({
  emergencyAnchor,
}: {
  /** Where the page itself says where to go in an emergency. */
  emergencyAnchor?: string;
}) {
  return (
    <BookingSection {...section} id={anchors.contacts} emergencyAnchor={emergencyAnchor}>
      <BookingForm variant="full" />
    </BookingSection>
  );
}
