import { ButtonLink } from '#src/components/Button.tsx';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { PhoneWithHours, type PhoneWithHoursProps } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './MedicalHero.module.css';

export interface MedicalHeroProps {
  title: string;
  lead: string;
  link: Link;
  phone: PhoneWithHoursProps;
  /** A scene in a window, 960 × 846, that stands on the floor with its lowest parts. */
  picture: Picture;
  features: { icon: IconName; title: string; text: string }[];
}

/** The first screen of /home-v2: title and links, a scene in a window, and a list of features. */
export function MedicalHero({ title, lead, link, phone, picture, features }: MedicalHeroProps) {
  return (
    <Section as="div" ground="sky" floor space="none" className={`container ${styles.hero}`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <Cluster gap={4} className={styles.actions} data-hides-booking-bar>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            <PhoneWithHours {...phone} />
          </Cluster>
        </div>
        <PictureImage picture={picture} eager className={styles.scene} />
        <ul className={styles.features} data-lines="inner">
          {features.map(({ icon, title: feature, text }) => (
            <Row as="li" key={feature} gap={3} align="start">
              <Icon icon={icon} />
              <div>
                <b>{feature}</b>
                <p className="small">{text}</p>
              </div>
            </Row>
          ))}
        </ul>
      </div>
    </Section>
  );
}
