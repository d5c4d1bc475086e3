import { Phone } from 'lucide-react';
import { SiteLink } from './SiteLink.tsx';
import styles from './PhoneLink.module.css';

interface PhoneLinkProps {
  display: string;
  href: string;
  /** When somebody picks up. */
  hours: string;
}

/** A telephone number to press, beside the button of a page's first screen. */
export function PhoneLink({ display, href, hours }: PhoneLinkProps) {
  return (
    <SiteLink href={href} className={styles.call}>
      <span className={styles.tile}>
        <Phone aria-hidden strokeWidth={1.5} />
      </span>
      <span className={styles.number}>
        {display}
        <small>{hours}</small>
      </span>
    </SiteLink>
  );
}
