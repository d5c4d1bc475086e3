import { brand } from '#content/brand.ts';
import * as header from '#content/parts/header.ts';
import * as messages from '#src/app/messages.tsx';
import { AnchorLink } from '#src/app/parts/AnchorLink.tsx';
import { SocialLinks } from '#src/app/parts/SocialLinks.tsx';
import { EmergencyStatus } from '#src/business/emergency/EmergencyStatus.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { MailLink } from '#src/components/MailLink.tsx';
import { emergencyHref } from '#src/config/paths.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  /** 'cs_type_1' adds a decorative shape (docs/product.md, section 2). */
  variant: 'plain' | 'cs_type_1';
}

export function TopBar({ variant }: TopBarProps) {
  return (
    <aside className={styles.bar} data-variant={variant} aria-label={messages.contactAndEmergency}>
      <Row className={`wrap ${styles.row}`}>
        <MailLink
          address={brand.email}
          icon
          className={`not-phone ${styles.mail}`}
          data-layout="row"
          data-gap="2"
        />
        <AnchorLink href={emergencyHref} className={styles.emergency}>
          <EmergencyStatus />
        </AnchorLink>
        <SocialLinks names={header.social} className={`not-phone ${styles.social}`} />
      </Row>
    </aside>
  );
}
