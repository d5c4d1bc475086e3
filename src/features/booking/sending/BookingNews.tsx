import { useEffect } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './BookingNews.module.css';
import * as messages from './newsMessages.tsx';
import * as outcomes from './outcomeMessages.ts';
import { type End, forgetEnd, useFormsOnPage, useSendings } from './sending.ts';

/** How bookings ended whose form is not on the page. In the page, empty, while they are on their way. */
export function BookingNews() {
  const forms = useFormsOnPage();
  const sendings = useSendings();
  useLeaveQuestion(sendings.some(({ isSending }) => isSending));
  const elsewhere = sendings.filter(({ sent }) => !forms.includes(sent.variant));
  if (elsewhere.length === 0) return null;
  return (
    <div className={`screen-only ${styles.news}`}>
      {elsewhere.map(({ sent, end }) => (
        <Alert
          key={sent.variant}
          kind={end?.outcome === 'booked' ? 'success' : 'error'}
          message={end && (end.outcome === 'booked' ? outcomes.booked : outcomes.failed)}
          onDismiss={() => forgetEnd(sent.variant)}
        >
          {end && <NextStep {...end} />}
        </Alert>
      ))}
    </div>
  );
}

function NextStep({ outcome, refusal, sent: { address, phone } }: End) {
  if (outcome === 'booked')
    return <SiteLink href={address}>{messages.seeWhatYouAskedFor}</SiteLink>;
  return (
    <p>
      {refusal && <span>{outcomes.refusals[refusal]} </span>}
      {messages.typedIsInForm(
        <SiteLink href={address}>{messages.backToTheForm}</SiteLink>,
        <SiteLink href={phone.href} className="nowrap" translate="no">
          {phone.display}
        </SiteLink>,
      )}
    </p>
  );
}

/** The browser asks before the page is left: a reload ends the call, and with it all hope of an answer. */
function useLeaveQuestion(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
