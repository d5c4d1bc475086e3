import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useBooking } from '#src/features/booking/BookingContext.tsx';
import type { End } from './sending.ts';

interface EndPlaces {
  form: RefObject<HTMLFormElement | null>;
  /** The message of a booking that failed, with the button below it. */
  outcome: RefObject<HTMLElement | null>;
  confirmation: RefObject<HTMLElement | null>;
}

/** Empties the form of a booking that was accepted, and takes the person to how it ended. */
export function useBookingEnd(end: End | undefined, places: EndPlaces): void {
  const { dispatch } = useBooking();
  // An end from before this form was mounted has changed the draft that it was filled in with.
  const [shown, setShown] = useState(end);

  useLayoutEffect(() => {
    if (end === shown) return;
    if (end?.outcome === 'booked') dispatch({ type: 'answered', sent: end.sent.draft });
    setShown(end);
  }, [end, shown, dispatch]);

  const show = useEffectEvent((outcome: End['outcome']) => {
    const { activeElement, body } = document;
    const form = places.form.current;
    // The answer can come after the person has scrolled on.
    if (outcome === 'failed') {
      places.outcome.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return;
    }
    // Do not take the focus from the search or the menu, which may have been opened meanwhile.
    const isFree = activeElement === body || form?.contains(activeElement);
    if (isFree) (places.confirmation.current ?? form)?.focus({ preventScroll: true });
    showFromTop(form);
  });

  useEffect(() => {
    if (shown) show(shown.outcome);
  }, [shown]);
}

/** Scrolls to the top of the card where it is above the screen or not all on it. */
function showFromTop(card: HTMLElement | null) {
  const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) card?.scrollIntoView({ behavior: 'instant' });
}
