import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import * as messages from './messages.tsx';
import styles from './TeamCarousel.module.css';

export interface TeamCarouselProps {
  title: string;
  vets: { name: string; /** Specialities. */ title: string; figure: Picture; href: string }[];
}

/** The team in a carousel behind one long drawn window: four in view, two below 1199 px, one below 767 px. */
export function TeamCarousel({ title, vets }: TeamCarouselProps) {
  const carousel = useCarousel(vets.length);
  return (
    <Section ground="sky">
      <div className="wrap">
        <SectionHead title={title} xl>
          <CarouselArrows
            carousel={carousel}
            previous={messages.previousVet}
            next={messages.nextVet}
          />
        </SectionHead>
        <div className={styles.window}>
          <Carousel
            carousel={carousel}
            slides={vets.map((vet) => ({
              key: vet.name,
              label: vet.name,
              content: <Vet {...vet} />,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}

function Vet({ name, title, figure, href }: TeamCarouselProps['vets'][number]) {
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
