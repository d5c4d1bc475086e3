import { RichText } from '#src/components/RichText.tsx';
import { StarRating } from '#src/components/StarRating.tsx';
import type { Testimonial } from '#src/domain/contentTypes.ts';
import styles from './ReviewText.module.css';

/** What an owner says, and who it is, within a figure. */
export function ReviewText({ quote, author, about, rating }: Omit<Testimonial, 'picture'>) {
  return (
    <>
      <StarRating rating={rating} />
      <blockquote className={styles.quote}>
        <RichText text={quote} />
      </blockquote>
      <figcaption>
        <b>{author}</b> <span>{about}</span>
      </figcaption>
    </>
  );
}
