import { ButtonLink } from '#src/components/Button.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  title: string;
  text: string;
  /** A sitting animal; its ears reach above the panel. */
  picture: Picture;
  booking: Link;
  /** Before the number. */
  orCall: string;
  phone: Phone;
}

/** A panel with a link to the booking form. It overlaps the section above, which must be dark green. */
export function CallToAction({ title, text, picture, booking, orCall, phone }: CallToActionProps) {
  return (
    <Section ground="page" space="none" className={styles.section}>
      <div className="wrap">
        <div className={styles.panel} data-hides-booking-bar>
          <SectionTitle>{title}</SectionTitle>
          <p className="lead">{text}</p>
          <Cluster gap={6} className={styles.actions}>
            <ButtonLink href={booking.href}>{booking.label}</ButtonLink>
            <SiteLink href={phone.href} className={`strong ${styles.call}`}>
              {orCall}{' '}
              <span className="nowrap" translate="no">
                {phone.display}
              </span>
            </SiteLink>
          </Cluster>
          <PictureImage picture={picture} className={styles.picture} />
        </div>
      </div>
    </Section>
  );
}
