import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { Section } from '#src/components/Section.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import type { Testimonial } from './ReviewText.tsx';
import { SectionHead } from '#src/components/SectionHead.tsx';
import { ReviewText } from './ReviewText.tsx';
import * as messages from './messages.tsx';
import styles from './PatientTestimonials.module.css';

export interface PatientTestimonialsProps {
  title: string;
  testimonials: Omit<Testimonial, 'picture'>[];
}

/** Reviews in a carousel, two in view: one large and one small. */
export function PatientTestimonials({ title, testimonials }: PatientTestimonialsProps) {
  const carousel = useCarousel(testimonials.length);
  return (
    <Section ground="page">
      <div className="wrap">
        <SectionHead title={title}>
          <CarouselArrows
            carousel={carousel}
            previous={messages.previousReview}
            next={messages.nextReview}
          />
        </SectionHead>
        <Carousel
          carousel={carousel}
          className={styles.row}
          slideClassName={styles.slide}
          slides={testimonials.map((review) => ({
            key: review.author,
            label: review.author,
            content: (
              <figure className={styles.review}>
                <ReviewText {...review} />
              </figure>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
