import { ButtonLink } from '#src/components/Button.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './PatientGallery.module.css';

export interface PatientGalleryProps {
  title: string;
  all: Link;
  /** Three, for frames of different shapes: a tall arch (360 × 500), a wide one (4:3) and a small one (5:6). */
  patients: { name: string; story: string; picture: Picture }[];
  /** A sleeping animal beside the last picture. */
  sleepingPet: Picture;
}

/** Pictures of patients, drawn as frames on a shelf. */
export function PatientGallery({ title, all, patients, sleepingPet }: PatientGalleryProps) {
  return (
    <Section ground="wash">
      <div className="wrap">
        <SectionHead title={title}>
          <ButtonLink href={all.href} kind="secondary" size="small">
            {all.label}
          </ButtonLink>
        </SectionHead>
        <ul className={styles.frames}>
          {patients.map(({ name, story, picture }, index) => (
            <li key={name}>
              <Row gap={4} align="end">
                <div className={styles.frame}>
                  <PictureImage picture={picture} />
                </div>
                {index === patients.length - 1 && (
                  <PictureImage picture={sleepingPet} className={styles.sleepingPet} />
                )}
              </Row>
              <div className={styles.text}>
                <h3>{name}</h3>
                <p>{story}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
