import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './EmergencyArticleBand.module.css';

interface EmergencyArticleBandProps {
  heading: string;
  text: string;
  link: Link;
  /** A night scene; the section continues its sky and ground to both edges of the screen. */
  picture: Picture;
}

/** The article about emergencies, in the night colours from edge to edge. */
export function EmergencyArticleBand({ heading, text, link, picture }: EmergencyArticleBandProps) {
  return (
    <Section ground="night" space="none" className={styles.section}>
      <div className={`wrap ${styles.words}`}>
        <SectionTitle>{heading}</SectionTitle>
        <p>{text}</p>
        <ButtonLink kind="light" href={link.href}>
          {link.label}
        </ButtonLink>
      </div>
      <PictureImage picture={picture} className={styles.picture} />
    </Section>
  );
}
