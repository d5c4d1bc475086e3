import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section } from '#src/components/Section.tsx';
import { StarRating } from '#src/components/StarRating.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import type { Testimonial } from '#src/domain/contentTypes.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import styles from './PatientTestimonials.module.css';

export interface PatientTestimonialsProps {
  title: string;
  /** Each with a picture of the patient, sitting, without a background. */
  testimonials: Testimonial[];
  /** Shown with every review: says that it is a sample. */
  note?: string;
}

/** Reviews in a carousel, two in view: one large and one small, each with a picture of the patient below. */
export function PatientTestimonials({ title, testimonials, note }: PatientTestimonialsProps) {
  const carousel = useCarousel(testimonials.length);
  if (testimonials.length === 0) return null;
  return (
    <Section ground="page" space="top" className={styles.section}>
      <div className="wrap">
        <SectionHead title={title}>
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
                  <b>{review.author}</b> <span>{review.about}</span>
                  {note && <span className={styles.note}>{` ${note}`}</span>}
                </figcaption>
                <PictureImage picture={review.picture} frame="arch" className={styles.patient} />
              </figure>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
