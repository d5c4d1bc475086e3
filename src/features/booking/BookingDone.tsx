import { Suspense, useEffect } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import type { ConfirmationText } from './Confirmation.tsx';
import { LazyConfirmation } from './LazyConfirmation.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface BookingDoneProps extends Omit<ConfirmationText, 'phone' | 'timeZone'> {
  state: Pick<
    BookingFormState,
    | 'progress'
    | 'outcome'
    | 'dismiss'
    | 'confirmation'
    | 'lastBooking'
    | 'lastClinic'
    | 'isFolded'
    | 'bookAnother'
    | 'closeConfirmation'
  >;
}

/** After a booking, first in the card: that it was made, what was asked for, and the way to the next. */
export function BookingDone({ state, ...text }: BookingDoneProps) {
  const { progress, outcome, dismiss, lastBooking, lastClinic, isFolded } = state;
  const isBooked = outcome === 'booked';

  useEffect(() => void LazyConfirmation.fetch(), []);

  return (
    <>
      {/* In the page from the sending on, so that screen readers announce its message. */}
      {(isBooked || progress === 'sending') && (
        <div className={styles.done}>
          <Alert
            kind="success"
            message={isBooked ? 'Appointment booked successfully!' : undefined}
            onDismiss={dismiss}
          />
        </div>
      )}
      {/* Beside a failure it would read as the booking that failed. */}
      {lastBooking && lastClinic && outcome !== 'failed' && (
        <Suspense>
          <LazyConfirmation
            {...text}
            {...lastClinic}
            ref={state.confirmation}
            booking={lastBooking}
            onClose={state.closeConfirmation}
          />
        </Suspense>
      )}
      {isFolded && (
        <Button kind="secondary" wide onClick={state.bookAnother}>
          Book another visit
        </Button>
      )}
    </>
  );
}
