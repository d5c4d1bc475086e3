import { LoaderCircle } from 'lucide';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Confirmation, type ConfirmationText } from './Confirmation.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

const messages = {
  booked: 'Appointment booked successfully!',
  failed: 'There was a problem booking your appointment. Please try again.',
};

interface BookingOutcomeProps extends ConfirmationText {
  state: Pick<
    BookingFormState,
    'progress' | 'outcome' | 'dismiss' | 'outcomeBox' | 'lastBooking' | 'isEarlier' | 'putAway'
  >;
}

/** What came of the booking, right above the button that sent it, and the button. */
export function BookingOutcome({ state, ...confirmation }: BookingOutcomeProps) {
  const { progress, outcome, dismiss, outcomeBox, lastBooking, isEarlier, putAway } = state;
  const { phone } = confirmation;
  const busy = progress !== 'idle';
  return (
    <div ref={outcomeBox} className={styles.outcome}>
      <Alert
        kind={outcome === 'failed' ? 'error' : 'success'}
        message={outcome && messages[outcome]}
        onDismiss={dismiss}
      >
        {outcome === 'failed' && (
          <p>
            Everything you typed is still here. You can also call{' '}
            <SiteLink href={phone.href}>{phone.display}</SiteLink>.
          </p>
        )}
      </Alert>
      {/* Beside a failure it would read as the booking that failed. */}
      {lastBooking && !isEarlier && !busy && outcome !== 'failed' && (
        <Confirmation
          {...confirmation}
          booking={lastBooking}
          onPutAway={() => {
            // The focused button disappears with the confirmation.
            outcomeBox.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
            putAway();
          }}
        />
      )}
      {/* Not `disabled`: the button would lose focus just when the answer is due. */}
      <Button type="submit" wide aria-disabled={busy || undefined} className={styles.submit}>
        {busy && <Icon icon={LoaderCircle} className={styles.spinner} />}
        {busy ? 'Booking…' : 'Book Appointment'}
      </Button>
      <div role="status" className={styles.status}>
        {progress === 'slow' && (
          <p>Still sending your booking. This is slower than usual; please keep the page open.</p>
        )}
      </div>
    </div>
  );
}
