import { section } from '#content/parts/booking.ts';
import { anchors } from '#src/config/paths.ts';
import { SiteBookingForm } from '#src/pages/shared/SiteBookingForm.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';

interface LandingBookingProps {
  /** The page's own emergency section; default: the contact page's. */
  adviceHref?: string;
}

export function LandingBooking({ adviceHref }: LandingBookingProps) {
  return (
    <BookingSection {...section} id={anchors.contacts} adviceHref={adviceHref}>
      <SiteBookingForm variant="full" anchor={anchors.contacts} />
    </BookingSection>
  );
}
