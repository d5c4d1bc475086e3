import { useId } from 'react';
import { Phone } from 'lucide-react';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './EmergencyBand.module.css';

export interface EmergencyBandProps {
  title: string;
  text: string;
  phone: Link;
  /** A night scene, 4:3, in the colours `--night` and `--night-ground`. */
  picture: Picture;
}

/** The phone number for emergencies, in the night colours. */
export function EmergencyBand({ title, text, phone, picture }: EmergencyBandProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <PictureImage picture={picture} className={styles.picture} />
      <div className={`wrap ${styles.words}`}>
        <h2 id={id} className="xl">
          {title}
        </h2>
        <p>{text}</p>
        <ButtonLink href={phone.href} kind="light">
          <Phone aria-hidden />
          {phone.label}
        </ButtonLink>
      </div>
    </section>
  );
}
