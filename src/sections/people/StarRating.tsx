import { Icon } from '#src/components/Icon.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import * as messages from './messages.tsx';
import styles from './ReviewText.module.css';

interface StarRatingProps {
  /** The number of full stars; limited to 0 to `of`. */
  rating: number;
  /** The number of stars: 1 to 10 (docs/product.md, section 9). */
  of?: number;
}

function clamp(low: number, value: number, high: number): number {
  // NaN counts as 0.
  return Math.min(high, Math.max(low, Math.round(value) || 0));
}

/** A rating in whole stars, and in words for everybody: '4 out of 5 stars'. */
export function StarRating({ rating, of = 5 }: StarRatingProps) {
  const count = clamp(1, of, 10);
  const full = clamp(0, rating, count);
  return (
    <Cluster as="p" gap={3} className={`small ${styles.rating}`}>
      <Row as="span" gap={1} className={styles.stars} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // Stars never reorder: an index is a stable key.
          <Icon key={index} icon="Star" data-full={index < full || undefined} />
        ))}
      </Row>
      <span>{messages.fullStars(full, count)}</span>
    </Cluster>
  );
}
