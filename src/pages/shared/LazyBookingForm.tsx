import { useClinics } from '#src/features/booking/useClinics.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import type { SiteBookingFormProps } from './SiteBookingForm.tsx';

const Part = lazyWhenNear(async () => (await import('./SiteBookingForm.tsx')).SiteBookingForm);

/** The booking form of a page. The stores are called for with the page, before the form's code is there. */
export function LazyBookingForm(props: SiteBookingFormProps) {
  useClinics();
  return <Part {...props} />;
}
