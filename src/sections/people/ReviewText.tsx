import type { Picture } from '#src/domain/contentTypes.ts';
import { StarRating } from './StarRating.tsx';
import styles from './ReviewText.module.css';

export interface Testimonial {
  quote: string;
  author: string;
  about: string;
  picture: Picture;
  /** 1 to 5. */
  rating: number;
}

/** An owner's review with its author, inside a figure. */
export function ReviewText({ quote, author, about, rating }: Omit<Testimonial, 'picture'>) {
  return (
    <>
      <StarRating rating={rating} />
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption>
        <b>{author}</b> <span>{about}</span>
      </figcaption>
    </>
  );
}
