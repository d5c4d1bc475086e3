import { testimonials } from '#content/pages/landing.ts';
import { Slides } from '#src/components/carousel/Slides.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { ReviewText, type Testimonial } from '#src/sections/people/ReviewText.tsx';
import styles from './Testimonials.module.css';

/** Children of Testimonials. */
export function TestimonialSlides() {
  return (
    <Slides
      slides={testimonials.testimonials.map((review) => ({
        label: review.author,
        content: <Review {...review} />,
      }))}
    />
  );
}

function Review({ picture, ...review }: Testimonial) {
  return (
    <Grid as="figure" className={styles.review}>
      <CroppedPicture picture={picture} className={styles.portrait} />
      <div className={styles.text}>
        <ReviewText {...review} />
      </div>
    </Grid>
  );
}
