import type { ReactNode } from 'react';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import type { Testimonial } from '#src/sections/people/ReviewText.tsx';
import styles from './Testimonials.module.css';

export interface TestimonialsProps {
  label: string;
  testimonials: Testimonial[];
}

/** Owners' reviews in a carousel, one in view; the portraits below are buttons that choose a review. */
export function Testimonials({
  label,
  testimonials,
  children,
}: TestimonialsProps & { /** TestimonialSlides, in one element. */ children: ReactNode }) {
  const carousel = useCarousel();
  return (
    <Section ground="sky" label={label}>
      <div className={`wrap ${styles.stage}`}>
        <Carousel carousel={carousel}>{children}</Carousel>
        {testimonials.length > 1 && (
          <Cluster gap={4} justify="between" className={`script-only ${styles.controls}`}>
            <Cluster gap={2} role="group" aria-label={messages.chooseReview}>
              {testimonials.map(({ author, picture }, index) => (
                <button
                  key={author}
                  type="button"
                  className={styles.face}
                  aria-label={author}
                  aria-current={carousel.index === index || undefined}
                  onClick={() => carousel.go(index)}
                >
                  <PictureImage picture={{ ...picture, alt: '' }} />
                </button>
              ))}
            </Cluster>
            <CarouselArrows
              carousel={carousel}
              previous={messages.previousReview}
              next={messages.nextReview}
            />
          </Cluster>
        )}
      </div>
    </Section>
  );
}
