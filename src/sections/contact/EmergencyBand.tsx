import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { TitleLines } from '#src/components/TitleLines.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './EmergencyBand.module.css';

export interface EmergencyBandProps {
  title: string;
  text: string;
  advice: ReactNode;
  link?: { href: string; label: ReactNode };
  /** A scene at dusk, 4:3, in the colours `--night` and `--night-ground`. */
  picture: Picture;
  /** Smaller, with the picture at the left. */
  turned?: boolean;
}

/** Emergency advice in the night colours, from edge to edge. */
export function EmergencyBand({ title, text, advice, link, picture, turned }: EmergencyBandProps) {
  return (
    <Section ground="night" floor space="none" className={styles.section} data-turned={turned}>
      <div className={`wrap ${styles.text}`}>
        <SectionTitle className={turned ? undefined : 'xl'}>
          <TitleLines title={title} />
        </SectionTitle>
        <p className="lead">{text}</p>
        {link && (
          <ButtonLink href={link.href} kind="light">
            {link.label}
          </ButtonLink>
        )}
        <div className={styles.advice}>{advice}</div>
      </div>
      <PictureImage picture={picture} className={styles.picture} />
    </Section>
  );
}
