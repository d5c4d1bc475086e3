import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useBooking } from './bookingContext.ts';
import { bookingFields } from './bookingRules.ts';
import { allProblemsOf } from './bookingState.ts';
import { takeHandOver } from './bookingStorage.ts';
import { focusField } from './useBookingField.ts';

/**
 * Whether another page has filled in this form. Then the first field that is missing takes the focus, unless the person has gone on
 * to a field themselves.
 */
export function useHandOver(form: RefObject<HTMLFormElement | null>): boolean {
  const { variant, store, setup, now, clinics } = useBooking();
  const [isHandedOver, setIsHandedOver] = useState(false);
  // Only then is it known what can be booked, and with it what is missing.
  const isReady = clinics.status === 'ready' || clinics.status === 'failed';

  const focusFirstMissing = useEffectEvent(() => {
    const isBusy = document.activeElement?.matches('input, select, textarea, dialog *');
    const problems = now && allProblemsOf(store.get(), now, setup);
    const missing = bookingFields.find((name) => problems?.[name]);
    if (missing && !isBusy) focusField(form.current, missing);
  });

  // Read in an effect: a prerendered page knows nothing of this tab.
  useEffect(() => {
    if (takeHandOver(variant)) setIsHandedOver(true);
  }, [variant]);

  useEffect(() => {
    if (!isHandedOver || !isReady) return undefined;
    // After the navigation has moved the focus to the page or the section.
    const timer = setTimeout(() => focusFirstMissing());
    return () => clearTimeout(timer);
  }, [isHandedOver, isReady]);

  return isHandedOver;
}
