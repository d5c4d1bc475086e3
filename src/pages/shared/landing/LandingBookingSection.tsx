import { anchors } from '#src/config/paths.ts';
import { section } from '#content/pages/booking.ts';
import { SiteBookingForm } from '#src/pages/shared/SiteBookingForm.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';

export interface LandingBookingProps {
  /** Where the page itself says where to go in an emergency. */
  emergencyAnchor?: string;
}

/** The booking form (#contacts), filled in with the clinic chosen above. */
export function LandingBookingSection({ emergencyAnchor }: LandingBookingProps) {
  return (
    <BookingSection {...section} id={anchors.contacts} emergencyAnchor={emergencyAnchor}>
      <SiteBookingForm variant="full" />
    </BookingSection>
  );
}
