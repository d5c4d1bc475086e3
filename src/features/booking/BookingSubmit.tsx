import type { ClinicsResult } from '#src/api/stores.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { useElapsed } from '#src/components/useElapsed.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { outcomeWords, refusalWords } from './outcomeWords.ts';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface BookingSubmitProps {
  phone: { display: string; href: string };
  clinics: Pick<ClinicsResult, 'status'>;
  state: BookingFormState;
}

/** That the booking failed, the button that sends it, and what is known while the answer is awaited. */
export function BookingSubmit({ phone, clinics, state }: BookingSubmitProps) {
  const { variant, progress, outcome, refusal, isForgotten, dismiss, outcomeBox } = state;
  const isDesk = variant === 'by-phone';
  const isSending = progress === 'sending';
  const wait = useElapsed(isSending);
  const call = (
    <SiteLink href={phone.href} translate="no">
      {phone.display}
    </SiteLink>
  );
  return (
    <Stack ref={outcomeBox} className={styles.outcome}>
      <Alert
        kind="error"
        message={outcome === 'failed' ? outcomeWords.failed : undefined}
        onDismiss={dismiss}
      >
        {refusal && <p>{refusalWords[refusal]}</p>}
        {isDesk && <p key="desk">Everything you typed is still here.</p>}
        {!isDesk && isForgotten && <p key="forgotten">You can also call {call}.</p>}
        {!isDesk && !isForgotten && (
          <p key="kept">Everything you typed is still here. You can also call {call}.</p>
        )}
      </Alert>
      {/* Not `disabled`: the button would lose focus just when the answer is due. */}
      <Button type="submit" wide aria-disabled={isSending || undefined} className="above-1">
        {isSending && <Icon icon="LoaderCircle" className={styles.spinner} />}
        <span>{isSending ? 'Booking…' : 'Book Appointment'}</span>
      </Button>
      <div role="status" className={styles.status}>
        {wait === 'short' && <p className="visually-hidden">Booking…</p>}
        {wait === 'slow' && (
          <p>Still sending your booking. This is slower than usual; please keep the page open.</p>
        )}
        {wait === 'lost' && isDesk && (
          <p key="desk">
            There is still no answer: the booking may or may not have arrived. It is sent only once.
            Load the list again to see whether it is there.
          </p>
        )}
        {wait === 'lost' && !isDesk && !isForgotten && (
          <p key="kept">
            There is still no answer: your booking may or may not have arrived. This page sends it
            only once, and everything you typed is still here. Call {call} to ask, or keep the page
            open.
          </p>
        )}
        {wait === 'lost' && !isDesk && isForgotten && (
          <p key="forgotten">
            There is still no answer: your booking may or may not have arrived. This page sends it
            only once. Call {call} to ask, or keep the page open.
          </p>
        )}
      </div>
      <ConnectionNote isSending={isSending} canBook={clinics.status === 'ready'} />
    </Stack>
  );
}
