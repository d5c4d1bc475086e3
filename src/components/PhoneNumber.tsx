import type { Phone } from '#src/domain/contactLinks.ts';
import { Icon, iconTile } from './Icon.tsx';
import type { ActionLink } from './layout/Actions.tsx';
import * as messages from './messages.tsx';
import { SiteLink, StandaloneLink } from './SiteLink.tsx';
import styles from './PhoneNumber.module.css';

interface PhoneNumberProps extends Phone {
  className?: string;
  icon?: boolean;
  standalone?: boolean;
}

/** A number as a link: in a sentence, or `standalone` in a line of its own. */
export function PhoneNumber({ display, href, className = '', icon, standalone }: PhoneNumberProps) {
  const Anchor = standalone ? StandaloneLink : SiteLink;
  const look = standalone ? className : `nowrap ${className}`.trimEnd();
  return (
    <Anchor href={href} className={look} translate="no">
      {icon && <Icon icon="Phone" />}
      <span>{display}</span>
    </Anchor>
  );
}

export interface PhoneWithHoursProps extends Phone {
  hours: string;
}

/** A number as a link, with an icon before it and its hours below. */
export function PhoneWithHours({ display, href, hours }: PhoneWithHoursProps) {
  return (
    <SiteLink href={href} className={`strong ink ${styles.phone}`} data-layout="row" data-gap="3">
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

/** 'Call +91 00000 01234', the text of a link or button. */
export function CallLabel({ display }: Pick<Phone, 'display'>) {
  return <span>{messages.callNumber(<span translate="no">{display}</span>)}</span>;
}

/** A phone number as one of `LinkActions`. */
export function phoneAction({ href, display }: Phone): ActionLink {
  return { label: <CallLabel display={display} />, href, icon: 'Phone' };
}
