import { useEffect, useState, type RefObject } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';
import { loadLastBooking, saveLastBooking } from './bookingStorage.ts';
import type { LastBooking } from './lastBooking.ts';

/** The last booking made with this form, until the tab is closed or the person puts it away. */
export function useLastBooking(variant: BookingVariant, form: RefObject<HTMLFormElement | null>) {
  const [lastBooking, setLastBooking] = useState<LastBooking>();
  const [isFromStorage, setIsFromStorage] = useState(true);

  // After mounting: a prerendered page knows of no booking.
  useEffect(() => setLastBooking(loadLastBooking(variant)), [variant]);

  const isEarlier = lastBooking !== undefined && isFromStorage;

  // Reloaded further down, the empty form alone would look as if nothing had been booked.
  useEffect(() => {
    const { top = 0, bottom = 0 } = form.current?.getBoundingClientRect() ?? {};
    if (isEarlier && top < 0 && bottom > 0) form.current?.scrollIntoView();
  }, [isEarlier, form]);

  function remember(booking: LastBooking | undefined) {
    saveLastBooking(variant, booking);
    setLastBooking(booking);
    setIsFromStorage(false);
  }

  return {
    lastBooking,
    /** It was made before this page was opened or reloaded. */
    isEarlier,
    remember,
    putAway: () => remember(undefined),
  };
}
