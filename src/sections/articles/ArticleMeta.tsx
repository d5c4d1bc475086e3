import { longDate } from '#src/domain/time/dates.ts';
import styles from './ArticleMeta.module.css';

/** An article's category and date. */
export function ArticleMeta({
  category,
  date,
  lang,
}: {
  category: string;
  date?: string;
  lang?: string;
}) {
  return (
    <p className={styles.meta}>
      <b lang={lang}>{category}</b> {date && <ArticleDate date={date} />}
    </p>
  );
}

/** '12 July 2026'. Takes YYYY-MM-DD. */
export function ArticleDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {longDate(date)}
    </time>
  );
}
