import { LoaderCircle } from 'lucide-react';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

const messages = {
  booked: 'Appointment booked successfully!',
  failed: 'There was a problem booking your appointment. Please try again.',
};

interface BookingOutcomeProps {
  state: Pick<
    BookingFormState,
    'progress' | 'outcome' | 'dismiss' | 'outcomeBox' | 'made' | 'showEarlier' | 'putAway'
  >;
  phone: { display: string; href: string };
  /** The brand's name. */
  provider: string;
  /** What happens after a booking. */
  next: string;
  timeZone?: string | undefined;
  headingLevel: 2 | 3;
}

/** What came of the booking, right above the button that asked for it, and the button. */
export function BookingOutcome({ state, phone, ...confirmation }: BookingOutcomeProps) {
  const { progress, outcome, dismiss, outcomeBox, made, showEarlier, putAway } = state;
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
      {/* Beside a failure it would read as what has failed. */}
      {made && !showEarlier && !busy && outcome !== 'failed' && (
        <Confirmation
          {...confirmation}
          made={made}
          phone={phone}
          onDismiss={() => {
            // Its own button goes with it.
            outcomeBox.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
            putAway();
          }}
        />
      )}
      {/* Not `disabled`: that would drop the keyboard's place just when the answer is due. */}
      <Button type="submit" wide aria-disabled={busy || undefined} className={styles.submit}>
        {busy && <LoaderCircle aria-hidden className={styles.spinner} />}
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
