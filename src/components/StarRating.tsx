import { Star } from 'lucide-react';
import styles from './StarRating.module.css';

interface StarRatingProps {
  /** How many are full; held between 0 and `of`. */
  rating: number;
  /** How many there are: 1 to 10 (specification, section 9). */
  of?: number;
}

function between(low: number, value: number, high: number): number {
  // NaN is none.
  return Math.min(high, Math.max(low, Math.round(value) || 0));
}

/** A rating in whole stars, and in words for everybody: '4 out of 5 stars'. */
export function StarRating({ rating, of = 5 }: StarRatingProps) {
  const count = between(1, of, 10);
  const full = between(0, rating, count);
  return (
    <p className={styles.rating}>
      <span className={styles.stars} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Star
            // The stars have nothing but their place.
            key={index}
            strokeWidth={1.25}
            data-full={index < full || undefined}
          />
        ))}
      </span>
      <span>
        {full} out of {count}
        <span className="visually-hidden"> stars</span>
      </span>
    </p>
  );
}
