import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { Section } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import * as messages from './messages.tsx';
import * as common from '#src/components/messages.tsx';
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
  link: string;
}

export interface VetCarouselProps {
  title: string;
  vets: VetCard[];
  /** The link to all vets. */
  all: Link;
}

/** The vets in a carousel: four in view, two below 1199 px, one below 767 px (docs/product.md, sections 3 and 9). */
export function VetCarousel({ title, vets, all }: VetCarouselProps) {
  const carousel = useCarousel(vets.length);
  return (
    <Section aria-roledescription={common.carousel} ground="panel" className={styles.vets}>
      <div className={`wrap ${styles.stage}`}>
        <SectionHead title={title}>
          <CarouselArrows
            carousel={carousel}
            previous={messages.previousVet}
            next={messages.nextVet}
            className={styles.arrows}
          />
        </SectionHead>
        <Carousel
          carousel={carousel}
          className={styles.row}
          slideClassName={styles.slide}
          slides={vets.map((vet) => ({ key: vet.id, label: vet.name, content: <Card {...vet} /> }))}
        />
        <p className={styles.all}>
          <ArrowLink href={all.href}>{all.label}</ArrowLink>
        </p>
      </div>
    </Section>
  );
}

function Card({ name, profession, title, content, figure, ground, link }: VetCard) {
  const [, years, experience] = /^(\d+)\s+(.*)$/.exec(content) ?? [];
  return (
    <article className={`pressable ${styles.card}`}>
      <CroppedPicture picture={figure} ground={ground} className={styles.arch} />
      <div className={styles.words}>
        <h3>
          <SiteLink href={link} className="card-link">
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
