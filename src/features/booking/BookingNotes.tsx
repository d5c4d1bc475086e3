import { type RefObject, useEffect } from 'react';
import { useBooking } from './bookingContext.ts';
import type { BookingPrefill } from './bookingPrefill.ts';
import * as messages from './messages.tsx';
import { useBookingLink } from './useBookingLink.ts';
import { useHandOver } from './useHandOver.ts';
import styles from './BookingForm.module.css';

interface BookingNotesProps {
  form: RefObject<HTMLFormElement | null>;
  prefill: BookingPrefill | undefined;
  /** The answers of the draft are on their way, or booked. */
  isSent: boolean;
}

/** Fills in what is chosen elsewhere while the form is on the page, and says where answers come from or are missing. */
export function BookingNotes({ form, prefill, isSent }: BookingNotesProps) {
  const { dispatch } = useBooking();
  const note = useBookingLink();
  const isHandedOver = useHandOver(form);

  useEffect(() => {
    if (!prefill) return;
    const { vet, ...answers } = prefill;
    dispatch({ type: 'prefilled', answers, vet, from: 'person' });
  }, [prefill, dispatch]);

  return (
    <div role="status">
      {note && <p className={styles.note}>{note}</p>}
      {isHandedOver && !isSent && <p className={styles.note}>{messages.typedIsFilledIn}</p>}
    </div>
  );
}
