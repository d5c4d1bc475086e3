import { useClinics } from '#src/features/booking/useClinics.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import type { SiteBookingFormProps } from './SiteBookingForm.tsx';

const Part = lazyWhenNear(async () => (await import('./SiteBookingForm.tsx')).SiteBookingForm);

/** The lazy BookingFormPart; the stores call starts with the page, before the form's code has loaded. */
export function LazyBookingForm(props: SiteBookingFormProps) {
  useClinics();
  return <Part {...props} />;
}
