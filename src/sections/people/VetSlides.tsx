import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Slides } from '#src/components/Slides.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './VetCarousel.module.css';

export interface VetCard {
  /** The id in /doctors/{id}. */
  id: string;
  name: string;
  /** Qualification. */
  profession: string;
  /** Specialities. */
  title: string;
  /** '14 years of experience' */
  content: string;
  /** A portrait without a background, which stands in the arch. */
  figure: Picture;
  /** The colour behind the portrait. */
  ground: 'mint' | 'sky' | 'wash';
  /** The address of the vet's page. */
  href: string;
}

/** The slides of a VetCarousel. */
export function VetSlides({ vets }: { vets: VetCard[] }) {
  return (
    <Slides
      className={styles.slide}
      slides={vets.map((vet) => ({ label: vet.name, content: <Card {...vet} /> }))}
    />
  );
}

function Card({ name, profession, title, content, figure, ground, href }: VetCard) {
  const [, years, experience] = /^(\d+)\s+(.*)$/.exec(content) ?? [];
  return (
    <article className={`pressable ${styles.card}`}>
      <CroppedPicture picture={figure} ground={ground} className={styles.arch} />
      <div className={styles.words}>
        <h3>
          <SiteLink href={href} className="card-link">
            {name}
          </SiteLink>
        </h3>
        <p className={styles.soft}>{profession}</p>
        <p className={styles.title}>{title}</p>
        <p>
          {years ? (
            <>
              <b>{years}</b> <span>{experience}</span>
            </>
          ) : (
            content
          )}
        </p>
      </div>
    </article>
  );
}
