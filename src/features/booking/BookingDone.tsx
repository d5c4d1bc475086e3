import { type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { useBooking, useBookingState } from './BookingContext.tsx';
import { Confirmation, type ConfirmationPictures } from './confirmation/Confirmation.tsx';
import type { LastBooking } from './confirmation/lastBooking.ts';
import * as messages from './messages.tsx';
import * as outcomes from './sending/outcomeMessages.ts';
import type { Sending } from './sending/useSending.ts';
import styles from './BookingForm.module.css';

interface BookingDoneProps extends ConfirmationPictures {
  headingLevel: 2 | 3;
  sending: Sending;
  lastBooking: LastBooking | undefined;
  /** The form for the next booking is folded. */
  isFolded: boolean;
  /** The confirmation. */
  ref: Ref<HTMLElement>;
}

/** After a booking, first in the card: that it was made, what was asked for, and the way to the next. */
export function BookingDone({ sending, lastBooking, isFolded, ...text }: BookingDoneProps) {
  const { end, isSending, dismiss } = sending;
  const { setup, phone, dispatch } = useBooking();
  const hasMore = useBookingState((state) => state.hasMore);
  const isBooked = end?.outcome === 'booked';
  const another = useRef<HTMLHeadingElement>(null);
  const Heading = `h${text.headingLevel}` as const;

  function bookAnother() {
    const { name = '', mobileNumber = '', email = '' } = lastBooking ?? {};
    flushSync(() => dispatch({ type: 'again', owner: { name, mobileNumber, email } }));
    // The heading takes the place of the pressed button.
    another.current?.focus({ preventScroll: true });
  }

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
        <Confirmation {...text} {...{ setup, phone }} booking={lastBooking} />
      )}
      {isFolded && (
        <Button kind="secondary" wide onClick={bookAnother}>
          {messages.bookForAnotherPet}
        </Button>
      )}
      {lastBooking && !isFolded && (
        <Heading ref={another} tabIndex={-1} className={`h3 ${styles.another}`}>
          {messages.bookForAnotherPet}
        </Heading>
      )}
    </>
  );
}
