import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField, useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import { bookingFields } from '#src/features/booking/shared/bookingAnswers.ts';
import type { handOverState } from '#src/features/booking/shared/bookingStorage.ts';
import { ShownPage } from '#src/platform/shownPage.ts';

/** Whether another page has just filled in this form: the first missing field then takes the focus, unless another field has it. */
export function useHandOver(form: RefObject<HTMLFormElement | null>): boolean {
  const { errors, stores } = useBookingFormValue();
  const state = useLocation().state as Partial<typeof handOverState> | null;
  const isHandedOver = !use(ShownPage).isReturn && state?.isHandedOver === true;
  // Missing answers are known once the clinics have loaded.
  const isReady = stores.status === 'ready' || stores.status === 'failed';

  const focusFirstMissing = useEffectEvent(() => {
    const isBusy = document.activeElement?.matches('input, select, textarea, dialog *');
    const missing = bookingFields.find((name) => errors[name]);
    if (missing && !isBusy) focusField(form.current, missing);
  });

  useEffect(() => {
    if (!isHandedOver || !isReady) return undefined;
    // After the navigation's own focus change.
    const timer = setTimeout(() => focusFirstMissing());
    return () => clearTimeout(timer);
  }, [isHandedOver, isReady]);

  return isHandedOver;
}
