import { useId } from 'react';
import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { StarRating } from '#src/components/StarRating.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import type { Testimonial } from '#src/domain/contentTypes.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import styles from './PatientTestimonials.module.css';

export interface PatientTestimonialsProps {
  title: string;
  /** Their pictures: the patients, sitting, without ground. */
  testimonials: Testimonial[];
  /** Said with every review while they are not real. */
  note?: string;
}

/** Two owners' words at a time, one loud and one quiet; below each sits the patient it is about. */
export function PatientTestimonials({ title, testimonials, note }: PatientTestimonialsProps) {
  const id = useId();
  const carousel = useCarousel(testimonials.length);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title}>
          <CarouselArrows carousel={carousel} of="review" />
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
                <StarRating rating={review.rating} />
                <blockquote className={styles.quote}>{review.quote}</blockquote>
                <figcaption>
                  <b>{review.author}</b> {review.about}
                  {note && <span className={styles.note}> · {note}</span>}
                </figcaption>
                <PictureImage picture={review.picture} className={styles.patient} />
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
