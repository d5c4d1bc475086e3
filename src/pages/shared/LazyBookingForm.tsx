import type { ComponentType } from 'react';
import { useStores } from '#src/features/booking/shared/useStores.ts';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';

/* Booking forms that hydrate near the view. */

export const LazyBookingForm = lazyForm(
  async () => (await import('./SiteBookingForm.tsx')).SiteBookingForm,
);

export const LazyLandingBooking = lazyForm(
  async () => (await import('./landing/LandingBooking.tsx')).LandingBooking,
);

/** Starts the stores call before the form's code has loaded. */
function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Form = lazyWhenNear(load);
  return function LazyForm(props: Props) {
    useStores();
    return <Form {...props} />;
  };
}
