import { useEffect, useState } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';
import { saveLastBooking, loadLastBooking, type LastBooking } from './lastBooking.ts';

/**
 * The last booking made with this form, for as long as the tab is open or until it is put away. `isEarlier`: it was made
 * before this page was opened or reloaded.
 */
export function useLastBooking(variant: BookingVariant) {
  const [made, setMade] = useState<LastBooking>();
  const [isEarlier, setIsEarlier] = useState(true);

  // After mounting: a prerendered page knows of no booking.
  useEffect(() => setMade(loadLastBooking(variant)), [variant]);

  function remember(booking: LastBooking | undefined) {
    saveLastBooking(variant, booking);
    setMade(booking);
    setIsEarlier(false);
  }

  return { made, isEarlier, remember };
}
