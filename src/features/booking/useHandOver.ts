import { useEffect, useRef, useState } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';
import { takeHandOver } from './bookingStorage.ts';

interface HandOverOptions {
  variant: BookingVariant;
  /** Whether it is known what can be booked, and with it what is missing. */
  isReady: boolean;
  focusFirstMissing: () => void;
}

/**
 * Whether another page has filled in this form. Then the first field that is missing takes the focus, unless the person has gone on
 * to a field themselves.
 */
export function useHandOver({ variant, isReady, focusFirstMissing }: HandOverOptions) {
  const [isHandedOver, setIsHandedOver] = useState(false);
  const focusFirst = useRef(focusFirstMissing);

  useEffect(() => {
    focusFirst.current = focusFirstMissing;
  });

  // Read in an effect: a prerendered page knows nothing of this tab.
  useEffect(() => {
    if (takeHandOver(variant)) setIsHandedOver(true);
  }, [variant]);

  useEffect(() => {
    if (!isHandedOver || !isReady) return undefined;
    // After the navigation has moved the focus to the page or the section.
    const timer = setTimeout(() => {
      const isBusy = document.activeElement?.matches('input, select, textarea, dialog *');
      if (!isBusy) focusFirst.current();
    });
    return () => clearTimeout(timer);
  }, [isHandedOver, isReady]);

  return isHandedOver;
}
