import { useEffect, useState } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';
import { keepBookingMade, loadBookingMade, type BookingMade } from './bookingMade.ts';

/**
 * The last booking made with this form, for as long as the tab is open or until it is put away. `isEarlier`: it was made
 * before this page was opened or reloaded.
 */
export function useBookingMade(variant: BookingVariant) {
  const [made, setMade] = useState<BookingMade>();
  const [isEarlier, setIsEarlier] = useState(true);

  // After mounting: a prerendered page knows of no booking.
  useEffect(() => setMade(loadBookingMade(variant)), [variant]);

  function remember(booking: BookingMade | undefined) {
    keepBookingMade(variant, booking);
    setMade(booking);
    setIsEarlier(false);
  }

  return { made, isEarlier, remember };
}
