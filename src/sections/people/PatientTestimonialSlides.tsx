import { Slides } from '#src/components/carousel/Slides.tsx';
import { ReviewText, type Testimonial } from './ReviewText.tsx';
import styles from './PatientTestimonials.module.css';

/** Children of PatientTestimonials. */
export function PatientTestimonialSlides({
  testimonials,
}: {
  testimonials: Omit<Testimonial, 'picture'>[];
}) {
  return (
    <Slides
      className={styles.slide}
      slides={testimonials.map((review) => ({
        label: review.author,
        content: (
          <figure className={styles.review}>
            <ReviewText {...review} />
          </figure>
        ),
      }))}
    />
  );
}
