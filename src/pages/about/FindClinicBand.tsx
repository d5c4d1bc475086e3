import { ButtonLink } from '#src/components/Button.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './FindClinicBand.module.css';

export interface FindClinicBandProps {
  heading: string;
  lead: string;
  link: Link;
  /** A street scene, 1062 × 700, without a sky; its pavement and road run on beyond its edges. */
  picture: Picture;
}

/** A link to the clinics, above a picture of a clinic in its street. */
export function FindClinicBand({ heading, lead, link, picture }: FindClinicBandProps) {
  return (
    <Section ground="sky" space="none" className="container">
      <div className={styles.street}>
        <div className={`wrap ${styles.text}`}>
          <SectionTitle className="xl">{heading}</SectionTitle>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </div>
        <PictureImage picture={picture} className={styles.picture} />
      </div>
    </Section>
  );
}
