import { useStores } from '#src/features/booking/useStores.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import type { BookingFormPartProps } from './BookingFormPart.tsx';

const Part = lazyWhenNear(async () => (await import('./BookingFormPart.tsx')).BookingFormPart);

/** The booking form of a page. The stores are called for with the page, before the form's code is there. */
export function BookingForm(props: BookingFormPartProps) {
  useStores();
  return <Part {...props} />;
}
