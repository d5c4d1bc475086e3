import { useClinics } from '#src/features/booking/useClinics.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import type { LandingBookingProps } from './LandingBookingSection.tsx';

const Section = lazyWhenNear(
  async () => (await import('./LandingBookingSection.tsx')).LandingBookingSection,
);

/** Lazy `LandingBookingSection`; the stores call starts before its code has loaded. */
export function LandingBooking(props: LandingBookingProps) {
  useClinics();
  return <Section {...props} />;
}
