import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import { brand } from '#content/brand.ts';
import { clinicProfiles } from '#src/pages/shared/clinicProfiles.ts';
import { hours as business } from '#src/content/businessHours.ts';
import { hours } from '#src/content/hours.ts';
import { emergencyNote } from '#src/domain/emergency.ts';
import * as header from '#content/pages/header.ts';
import * as messages from './messages.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import styles from './TopBar.module.css';

const note = emergencyNote(clinicProfiles, business);

interface TopBarProps {
  /** 'cs_type_1' adds a decorative shape (docs/product.md, section 2: header). */
  variant: 'plain' | 'cs_type_1';
}

/** The bar above the header: e-mail, emergency hours, the brand's pages elsewhere. */
export function TopBar({ variant }: TopBarProps) {
  return (
    <aside className={styles.bar} data-variant={variant} aria-label={messages.contactAndEmergency}>
      <Row className={`wrap ${styles.row}`}>
        <a
          className={`not-phone ${styles.mail}`}
          data-layout="row"
          data-gap="2"
          href={`mailto:${brand.email}`}
        >
          <Icon icon="Mail" />
          <span translate="no">{brand.email}</span>
        </a>
        <p className={styles.emergency}>{messages.emergencyCare(hours.emergency + note)}</p>
        <SocialLinks names={header.social} className={`not-phone ${styles.social}`} />
      </Row>
    </aside>
  );
}
