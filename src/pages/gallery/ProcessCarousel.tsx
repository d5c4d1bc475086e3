import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { Slides } from '#src/components/carousel/Slides.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import '#src/components/pictures/leash.css';
import styles from './ProcessCarousel.module.css';

export interface ProcessCarouselProps {
  title: string;
  steps: { title: string; text: string; picture: Picture }[];
}

/** A process as a carousel, its numbers connected by a drawn leash. */
export function ProcessCarousel({ title, steps }: ProcessCarouselProps) {
  const carousel = useCarousel();
  return (
    <Section ground="sky">
      <div className="wrap">
        <SectionHead title={title}>
          <CarouselArrows carousel={carousel} previous="Previous step" next="Next step" />
        </SectionHead>
        <Carousel carousel={carousel} className={styles.row}>
          <div>
            <Slides
              className={styles.slide}
              slides={steps.map(({ title: step, text, picture }, index) => ({
                label: step,
                content: (
                  <article className={styles.step}>
                    <span className="leash-tag" aria-hidden>
                      {index + 1}
                    </span>
                    <CroppedPicture picture={picture} className={styles.picture} />
                    <h3>{step}</h3>
                    <p>{text}</p>
                  </article>
                ),
              }))}
            />
          </div>
        </Carousel>
      </div>
    </Section>
  );
}
