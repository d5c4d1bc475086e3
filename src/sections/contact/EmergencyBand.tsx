import { ButtonLink } from '#src/components/Button.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './EmergencyBand.module.css';

export interface EmergencyBandProps {
  title: string;
  text: string;
  advice: readonly string[];
  phone: Link;
  /** A night scene, 4:3, in the colours `--night` and `--night-ground`. */
  picture: Picture;
}

/** The phone number for emergencies, in the night colours. */
export function EmergencyBand({ title, text, advice, phone, picture }: EmergencyBandProps) {
  return (
    <Section ground="night" space="none" className={styles.section}>
      <PictureImage picture={picture} className={styles.picture} />
      <div className={`wrap ${styles.words}`}>
        <SectionTitle xl>{title}</SectionTitle>
        <p>{text}</p>
        <ButtonLink href={phone.href} kind="light">
          <Icon icon="Phone" />
          <span>{phone.label}</span>
        </ButtonLink>
        <EmergencyAdvice advice={advice} className={styles.advice} />
      </div>
    </Section>
  );
}
