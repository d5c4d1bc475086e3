import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';
import { loadLastBooking, saveLastBooking } from './bookingStorage.ts';
import type { LastBooking } from './lastBooking.ts';

interface LastBookingOptions {
  variant: BookingVariant;
  form: RefObject<HTMLFormElement | null>;
  /** The next booking has been begun. */
  isNextBegun: boolean;
}

/** The last booking made with this form, until the tab or the confirmation is closed. The form for the next one is folded. */
export function useLastBooking({ variant, form, isNextBegun }: LastBookingOptions) {
  const [lastBooking, setLastBooking] = useState<LastBooking>();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isFromStorage, setIsFromStorage] = useState(false);

  // After mounting: a prerendered page knows of no booking.
  useLayoutEffect(() => {
    const stored = loadLastBooking(variant);
    setLastBooking(stored);
    setIsFromStorage(stored !== undefined);
  }, [variant]);

  // Stay unfolded: the form must not fold when its only answer is deleted.
  if (lastBooking && isNextBegun && !isUnfolded) setIsUnfolded(true);

  // Reloaded further down, the form alone would look as if nothing had been booked.
  useEffect(() => {
    const { top = 0, bottom = 0 } = form.current?.getBoundingClientRect() ?? {};
    if (isFromStorage && top < 0 && bottom > 0) form.current?.scrollIntoView();
  }, [isFromStorage, form]);

  function remember(booking: LastBooking | undefined) {
    saveLastBooking(variant, booking);
    setLastBooking(booking);
    setIsUnfolded(false);
    setIsFromStorage(false);
  }

  return {
    lastBooking,
    isFolded: lastBooking !== undefined && !isUnfolded,
    unfold: () => setIsUnfolded(true),
    remember,
    forget: () => remember(undefined),
  };
}
