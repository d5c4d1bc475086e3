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
  lang?: 'en' | undefined;
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

/** An article's title; the line breaks after a question mark before it breaks elsewhere. */
export function ArticleTitle({ title }: { title: string }) {
  const end = title.indexOf('? ') + 1;
  if (end === 0) return title;
  return (
    <>
      <span>{title.slice(0, end)}</span> <span className={styles.rest}>{title.slice(end + 1)}</span>
    </>
  );
}
