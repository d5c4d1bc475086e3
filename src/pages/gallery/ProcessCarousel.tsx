import { CarouselSection } from '#src/components/carousel/CarouselSection.tsx';
import { Slides } from '#src/components/carousel/Slides.tsx';
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
  return (
    <CarouselSection
      ground="sky"
      title={title}
      previous="Previous step"
      next="Next step"
      className={styles.row}
    >
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
    </CarouselSection>
  );
}
