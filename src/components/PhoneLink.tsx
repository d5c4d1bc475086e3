import { Icon, iconTile } from './Icon.tsx';
import * as messages from './messages.tsx';
import { SiteLink } from './SiteLink.tsx';
import styles from './PhoneLink.module.css';

interface PhoneLinkProps {
  display: string;
  href: string;
  hours: string;
}

export function PhoneLink({ display, href, hours }: PhoneLinkProps) {
  return (
    <SiteLink href={href} className={`strong ink ${styles.call}`} data-layout="row" data-gap="3">
      <span className={iconTile(styles.tile)}>
        <Icon icon="Phone" />
      </span>
      <span className={styles.number}>
        <span translate="no">{display}</span>
        <small className="small">{hours}</small>
      </span>
    </SiteLink>
  );
}

export function CallLabel({ number }: { number: string }) {
  return <span>{messages.callNumber(<span translate="no">{number}</span>)}</span>;
}
