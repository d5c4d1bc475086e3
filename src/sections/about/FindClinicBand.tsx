import { useId } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './FindClinicBand.module.css';

interface FindClinicBandProps {
  heading: string;
  lead: string;
  link: Link;
  /** A street scene without a background; the section continues its pavement and road to both edges of the screen. */
  picture: Picture;
}

/** Leads to the choice of a clinic: a picture of a clinic in its street, the text above it. */
export function FindClinicBand({ heading, lead, link, picture }: FindClinicBandProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.street}>
        <div className={styles.ground} />
        <PictureImage picture={picture} className={styles.picture} />
        <div className={`wrap ${styles.words}`}>
          <h2 id={id} className="xl">
            {heading}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
