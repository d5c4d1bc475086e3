import { useClinics } from '#src/features/booking/useClinics.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import type { LandingBookingProps } from './LandingBookingSection.tsx';

const Section = lazyWhenNear(
  async () => (await import('./LandingBookingSection.tsx')).LandingBookingSection,
);

/** The booking form of / and /home-v3. The stores are called for with the page, before the form's code is there. */
export function LandingBooking(props: LandingBookingProps) {
  useClinics();
  return <Section {...props} />;
}
