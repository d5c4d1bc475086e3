import { longDate } from '#src/domain/posts.ts';
import styles from './PostMeta.module.css';

/** What an article is about, and of when. */
export function PostMeta({ category, date }: { category: string; date: string }) {
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{category}</span> <PostDate date={date} />
    </p>
  );
}

/** '12 July 2026'. Takes YYYY-MM-DD. */
export function PostDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {longDate(date)}
    </time>
  );
}
