import { useId } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './EmergencyArticleBand.module.css';

interface EmergencyArticleBandProps {
  heading: string;
  text: string;
  link: Link;
  /** A scene at night; its sky and ground run on to both edges of the screen. */
  picture: Picture;
}

/** What cannot wait for morning: night from edge to edge. */
export function EmergencyArticleBand({ heading, text, link, picture }: EmergencyArticleBandProps) {
  const id = useId();
  return (
    <section className={styles.night} aria-labelledby={id}>
      <div className={`wrap ${styles.words}`}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <ButtonLink kind="light" href={link.href}>
          {link.label}
        </ButtonLink>
      </div>
      <PictureImage picture={picture} className={styles.picture} />
    </section>
  );
}
