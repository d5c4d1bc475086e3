import { ButtonLink } from '#src/components/Button.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './EmergencyArticleBand.module.css';

interface EmergencyArticleBandProps {
  heading: string;
  text: string;
  advice: readonly string[];
  link: Link;
  /** A night scene; the section continues its sky and ground to both edges of the screen. */
  picture: Picture;
}

/** The article about emergencies, in the night colours from edge to edge. */
export function EmergencyArticleBand({
  heading,
  text,
  advice,
  link,
  picture,
}: EmergencyArticleBandProps) {
  return (
    <Section ground="night" space="none" className={styles.section}>
      <div className={`wrap ${styles.words}`}>
        <SectionTitle>
          <ArticleTitle title={heading} />
        </SectionTitle>
        <p>{text}</p>
        <ButtonLink kind="light" href={link.href}>
          {link.label}
        </ButtonLink>
        <EmergencyAdvice advice={advice} className={styles.advice} />
      </div>
      <PictureImage picture={picture} className={styles.picture} />
    </Section>
  );
}
