import { useClinics } from '#src/features/booking/useClinics.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import type { SiteBookingFormProps } from './SiteBookingForm.tsx';

const Part = lazyWhenNear(async () => (await import('./SiteBookingForm.tsx')).SiteBookingForm);

/** Lazy `SiteBookingForm`; the stores call starts before its code has loaded. */
export function LazyBookingForm(props: SiteBookingFormProps) {
  useClinics();
  return <Part {...props} />;
}
