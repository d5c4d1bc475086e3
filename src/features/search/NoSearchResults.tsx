import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref } from '#src/config/paths.ts';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './SearchField.module.css';

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
      <p className={styles.nothing}>
        Ask a person:{' '}
        <SiteLink href={phone.href} className="tall-link">{`call ${phone.display}`}</SiteLink> or{' '}
        <SiteLink href={bookingHref} className="tall-link" onClick={onFollow}>
          book a visit
        </SiteLink>
        .
      </p>
      <p className={styles.urgent}>In an emergency</p>
      <EmergencyAdvice advice={emergency} />
    </>
  );
}
