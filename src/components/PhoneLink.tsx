import type { Phone } from '#src/domain/contactLinks.ts';
import { Icon, iconTile } from './Icon.tsx';
import { SiteLink, StandaloneLink } from './SiteLink.tsx';
import styles from './PhoneLink.module.css';

interface PhoneNumberProps extends Phone {
  className?: string;
}

/** A number as a link in a sentence. */
export function PhoneNumber({ display, href, className = '' }: PhoneNumberProps) {
  return (
    <SiteLink href={href} className={`nowrap ${className}`.trimEnd()} translate="no">
      {display}
    </SiteLink>
  );
}

interface StandaloneNumberProps extends PhoneNumberProps {
  icon?: boolean;
}

/** A number as a link in a line of its own. */
export function StandaloneNumber({ display, href, className, icon }: StandaloneNumberProps) {
  return (
    <StandaloneLink href={href} className={className} translate="no">
      {icon && <Icon icon="Phone" />}
      <span>{display}</span>
    </StandaloneLink>
  );
}

export interface PhoneLinkProps extends Phone {
  hours: string;
}

/** A number with an icon before it and its hours below. */
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
