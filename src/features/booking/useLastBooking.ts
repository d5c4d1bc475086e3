import { useLayoutEffect, useState } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';
import { loadLastBooking, saveLastBooking } from './bookingStorage.ts';
import type { LastBooking } from './lastBooking.ts';

interface LastBookingOptions {
  variant: BookingVariant;
  /** The next booking has been begun. */
  isNextBegun: boolean;
}

/** The last booking made with this form, until the tab is closed. The form for the next one is folded. */
export function useLastBooking({ variant, isNextBegun }: LastBookingOptions) {
  const [lastBooking, setLastBooking] = useState<LastBooking>();
  const [isUnfolded, setIsUnfolded] = useState(false);

  // After mounting: a prerendered page knows of no booking.
  useLayoutEffect(() => {
    setLastBooking(loadLastBooking(variant));
  }, [variant]);

  // Stay unfolded: the form must not fold when its only answer is deleted.
  if (lastBooking && isNextBegun && !isUnfolded) setIsUnfolded(true);

  function remember(booking: LastBooking) {
    saveLastBooking(variant, booking);
    setLastBooking(booking);
    setIsUnfolded(false);
  }

  return {
    lastBooking,
    isFolded: lastBooking !== undefined && !isUnfolded,
    unfold: () => setIsUnfolded(true),
    remember,
  };
}
