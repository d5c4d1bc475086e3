import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section } from '#src/components/Section.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './MedicalHero.module.css';

const icons = { scan: 'ScanLine', tubes: 'TestTubes', bed: 'BedDouble', siren: 'Siren' } as const;

export interface MedicalHeroProps {
  title: string;
  lead: string;
  link: Link;
  phone: { display: string; href: string; hours: string };
  /** A scene without a background, 960 × 800, with the floor in the lowest tenth. */
  picture: Picture;
  features: { icon: keyof typeof icons; title: string; text: string }[];
}

/** The first screen of /home-v2: title and links, a scene behind a drawn window, and a list of features. */
export function MedicalHero({ title, lead, link, phone, picture, features }: MedicalHeroProps) {
  return (
    <Section as="div" ground="sky" space="none" className={styles.hero}>
      <div className={styles.floor} />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={styles.actions} data-hides-booking-bar>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            <PhoneLink {...phone} />
          </div>
        </div>
        <div className={styles.window}>
          <div className={styles.pane} />
          <PictureImage picture={picture} eager className={styles.scene} />
        </div>
        <ul className={styles.features}>
          {features.map(({ icon, title: feature, text }) => (
            <li key={feature}>
              <Icon icon={icons[icon]} />
              <b>{feature}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
