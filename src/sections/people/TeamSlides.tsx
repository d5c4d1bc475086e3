import { Slides } from '#src/components/carousel/Slides.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { VetCard } from './VetSlides.tsx';
import styles from './TeamCarousel.module.css';

/** Children of TeamCarousel. */
export function TeamSlides({ vets }: { vets: VetCard[] }) {
  return <Slides slides={vets.map((vet) => ({ label: vet.name, content: <Vet {...vet} /> }))} />;
}

function Vet({ name, title, figure, href }: VetCard) {
  return (
    <article className={styles.vet}>
      <PictureImage picture={figure} className={styles.figure} />
      <div className={styles.words}>
        <h3>
          <SiteLink href={href} className="card-link">
            {name}
          </SiteLink>
        </h3>
        <p>{title}</p>
      </div>
    </article>
  );
}
