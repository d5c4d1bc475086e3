import { useEffect } from 'react';
import { Alert } from '#src/components/notices/Alert.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import * as messages from './outcomeMessages.tsx';
import { forgetOutcome, type Outcome, useFormsOnPage, useSentBookings } from './sentBookings.ts';
import styles from './OutcomeNotice.module.css';

/** Outcomes of bookings whose form is not on the page. Mounted empty while they are on their way. */
export function OutcomeNotice() {
  const forms = useFormsOnPage();
  const bookings = useSentBookings();
  useLeaveQuestion(bookings.some(({ isSending }) => isSending));
  const elsewhere = bookings.filter(({ sent }) => !forms.includes(sent.variant));
  if (elsewhere.length === 0) return null;
  return (
    <div
      className={`screen-only ${styles.notice}`}
      data-shown={elsewhere.some(({ outcome }) => outcome) || undefined}
    >
      {elsewhere.map(({ sent, outcome }) => (
        <Alert
          key={sent.variant}
          kind={outcome?.isBooked ? 'success' : 'error'}
          message={
            outcome && (outcome.isBooked ? messages.booked : messages.failedFor(outcome.refusal))
          }
          onDismiss={() => forgetOutcome(sent.variant)}
        >
          {outcome && <NextStep {...outcome} />}
        </Alert>
      ))}
    </div>
  );
}

function NextStep({ isBooked, sent: { address, phone } }: Outcome) {
  if (isBooked) return <SiteLink href={address}>{messages.seeWhatYouAskedFor}</SiteLink>;
  return (
    <p>
      {messages.typedIsInForm(
        <SiteLink href={address}>{messages.backToTheForm}</SiteLink>,
        <PhoneNumber {...phone} />,
      )}
    </p>
  );
}

/** Asks before leaving, because leaving cancels the call. */
function useLeaveQuestion(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
