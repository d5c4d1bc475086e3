import type { Ref } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { useBooking, useBookingState } from './bookingContext.ts';
import { Confirmation, type ConfirmationPictures } from './Confirmation.tsx';
import type { LastBooking } from './lastBooking.ts';
import * as messages from './messages.tsx';
import * as outcomes from './outcomeMessages.ts';
import type { Sending } from './useSending.ts';
import styles from './BookingForm.module.css';

interface BookingDoneProps extends ConfirmationPictures {
  headingLevel: 2 | 3;
  sending: Sending;
  lastBooking: LastBooking | undefined;
  /** Opens the form for another pet; undefined where it is open. */
  bookAnother: (() => void) | undefined;
  /** The confirmation. */
  ref: Ref<HTMLElement>;
}

/** After a booking, first in the card: that it was made, what was asked for, and the way to the next. */
export function BookingDone({
  sending: { end, isSending, dismiss },
  lastBooking,
  bookAnother,
  ...confirmation
}: BookingDoneProps) {
  const { setup, phone } = useBooking();
  const hasMore = useBookingState((state) => state.hasMore);
  const isBooked = end?.outcome === 'booked';
  return (
    <>
      {/* In the page from the sending on, so that screen readers announce its message. */}
      {(isBooked || isSending) && (
        <div className={styles.done}>
          <Alert
            kind="success"
            message={isBooked ? outcomes.booked : undefined}
            onDismiss={dismiss}
          >
            {hasMore && <p>{messages.changedWhileSending}</p>}
          </Alert>
        </div>
      )}
      {/* Beside a failure it would read as the booking that failed. */}
      {lastBooking && end?.outcome !== 'failed' && (
        <Confirmation {...confirmation} {...{ setup, phone }} booking={lastBooking} />
      )}
      {bookAnother && (
        <Button kind="secondary" wide onClick={bookAnother}>
          {messages.bookForAnotherPet}
        </Button>
      )}
    </>
  );
}
