import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './HospitalNumber.module.css';

export function HospitalNumber({ href, display }: { href: string; display: string }) {
  return (
    <SiteLink href={href} className={styles.number} translate="no">
      <Icon icon="Phone" />
      <span>{display}</span>
    </SiteLink>
  );
}
