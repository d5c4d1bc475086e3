import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref } from '#src/config/paths.ts';
import type { EmergencyWords } from '#src/domain/emergency.ts';

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
        Ask a person:{' '}
        <SiteLink href={phone.href} className="tall-link">{`call ${phone.display}`}</SiteLink> or{' '}
        <SiteLink href={bookingHref} className="tall-link" onClick={onFollow}>
          book a visit
        </SiteLink>
        .
      </p>
      <p className="above-2 strong">In an emergency</p>
      <EmergencyAdvice advice={emergency} />
    </>
  );
}
