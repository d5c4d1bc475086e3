import type { ReactNode } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref } from '#src/config/paths.ts';
import * as messages from './messages.tsx';

interface NoSearchResultsProps {
  phone: { display: string; href: string };
  /** Where to go in an emergency. */
  emergency: ReactNode;
  /** Called when the booking link is followed. */
  onFollow: () => void;
}

/** The next steps when the search finds nothing: call or book, and where to go in an emergency. */
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
      {emergency}
    </>
  );
}
