import type { ClinicsResult } from '#src/api/stores.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { useElapsed } from '#src/components/useElapsed.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import * as messages from './messages.tsx';
import * as outcomes from './outcomeMessages.ts';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface BookingSubmitProps {
  phone: { display: string; href: string };
  clinics: Pick<ClinicsResult, 'status'>;
  state: BookingFormState;
}

/** That the booking failed, the button that sends it, and what is known while the answer is awaited. */
export function BookingSubmit({ phone, clinics, state }: BookingSubmitProps) {
  const { variant, progress, outcome, refusal, dismiss, outcomeBox } = state;
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
        message={outcome === 'failed' ? outcomes.failed : undefined}
        onDismiss={dismiss}
      >
        {refusal && <p>{outcomes.refusals[refusal]}</p>}
        {isDesk && <p key="desk">{messages.failedDesk}</p>}
        {!isDesk && <p key="kept">{messages.failedButKept(call)}</p>}
      </Alert>
      {/* Not `disabled`: the button would lose focus just when the answer is due. */}
      <Button type="submit" wide aria-disabled={isSending || undefined} className="above-1">
        {isSending && <Icon icon="LoaderCircle" className={styles.spinner} />}
        <span>{isSending ? messages.bookingNow : messages.bookAppointment}</span>
      </Button>
      <div role="status" className={styles.status}>
        {wait === 'short' && <p className="visually-hidden">{messages.bookingNow}</p>}
        {wait === 'slow' && <p>{messages.stillSending}</p>}
        {wait === 'lost' && isDesk && <p key="desk">{messages.noAnswerDesk}</p>}
        {wait === 'lost' && !isDesk && <p key="kept">{messages.noAnswer(call)}</p>}
      </div>
      <ConnectionNote isSending={isSending} canBook={clinics.status === 'ready'} />
    </Stack>
  );
}
