import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import { Confirmation, type ConfirmationPictures } from './Confirmation.tsx';
import * as messages from './messages.tsx';
import * as outcomes from './outcomeMessages.ts';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface BookingDoneProps extends ConfirmationPictures {
  /** The business's. */
  phone: Phone;
  headingLevel: 2 | 3;
  state: BookingFormState;
}

/** After a booking, first in the card: that it was made, what was asked for, and the way to the next. */
export function BookingDone({ state, ...confirmation }: BookingDoneProps) {
  const { isSending, end, hasMore, dismiss, lastBooking, isFolded } = state;
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
        <Confirmation
          {...confirmation}
          setup={state.setup}
          ref={state.confirmation}
          booking={lastBooking}
        />
      )}
      {isFolded && (
        <Button kind="secondary" wide onClick={state.bookAnother}>
          {messages.bookForAnotherPet}
        </Button>
      )}
    </>
  );
}
