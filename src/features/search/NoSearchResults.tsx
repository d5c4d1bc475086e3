import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref } from '#src/config/paths.ts';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import * as messages from './messages.tsx';

interface NoSearchResultsProps {
  phone: { display: string; href: string };
  /** What to do in an emergency, a sentence each. */
  emergency: EmergencyWords;
  /** Called when the booking link is followed. */
  onFollow: () => void;
}

/** What to do when the search finds nothing: call or book, and at which hour in an emergency. */
export function NoSearchResults({ phone, emergency, onFollow }: NoSearchResultsProps) {
  return (
    <>
      <p className="above-1">
        {messages.askAPerson(
          <SiteLink href={phone.href} className="tall-link">
            {messages.callNumber(phone.display)}
          </SiteLink>,
          <SiteLink href={bookingHref} className="tall-link" onClick={onFollow}>
            {messages.bookAVisit}
          </SiteLink>,
        )}
      </p>
      <p className="above-2 strong">{messages.inAnEmergency}</p>
      <EmergencyAdvice advice={emergency} />
    </>
  );
}
