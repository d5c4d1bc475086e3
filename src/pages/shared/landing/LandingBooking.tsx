import { section } from '#content/parts/booking.ts';
import { anchors } from '#src/config/paths.ts';
import { SiteBookingForm } from '#src/pages/shared/SiteBookingForm.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';

interface LandingBookingProps {
  /** The page's own emergency section; default: the contact page's. */
  emergencyAnchor?: string;
}

export function LandingBooking({ emergencyAnchor }: LandingBookingProps) {
  return (
    <BookingSection {...section} id={anchors.contacts} emergencyAnchor={emergencyAnchor}>
      <SiteBookingForm variant="full" anchor={anchors.contacts} />
    </BookingSection>
  );
}
