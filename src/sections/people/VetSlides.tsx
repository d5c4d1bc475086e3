import { Card, CardLink } from '#src/components/Card.tsx';
import { Slides } from '#src/components/carousel/Slides.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import * as messages from './messages.tsx';
import styles from './VetCarousel.module.css';

export interface VetCard {
  name: string;
  qualification: string;
  specialities: string;
  years: number;
  figure: Picture;
  ground: 'mint' | 'sky' | 'sky-2' | 'wash';
  href: string;
}

/** Children of VetCarousel. */
export function VetSlides({ vets }: { vets: VetCard[] }) {
  return (
    <Slides
      className={styles.slide}
      slides={vets.map((vet) => ({ label: vet.name, content: <VetSlide {...vet} /> }))}
    />
  );
}

function VetSlide({ name, qualification, specialities, years, figure, ground, href }: VetCard) {
  return (
    <Card as="article" className={styles.card}>
      <CroppedPicture picture={figure} ground={ground} className={styles.arch} />
      <div className={styles.text}>
        <h3>
          <CardLink quiet href={href}>
            {name}
          </CardLink>
        </h3>
        <p className={styles.soft}>{qualification}</p>
        <p className={styles.specialities}>{specialities}</p>
        <p>{messages.yearsOfExperience(years)}</p>
      </div>
    </Card>
  );
}
