import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import styles from './SearchField.module.css';

/** Whom to ask when the search knows nothing. */
export function NoHits({ onFollow }: { onFollow: () => void }) {
  return (
    <p className={styles.nothing}>
      Ask a person: <SiteLink href={brand.phone.href}>call {brand.phone.display}</SiteLink> or{' '}
      <SiteLink href={bookingHref} onClick={onFollow}>
        book a visit
      </SiteLink>
      .
    </p>
  );
}
