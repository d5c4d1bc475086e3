import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** What is paged, for those who hear the page: 'Appointment requests'. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, 'Page X of Y', Next. An end that leads nowhere keeps its place and its focus. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const first = page <= 1;
  const last = page >= pages;
  return (
    <nav aria-label={`${label}, pages`} className={styles.pager}>
      <Button
        kind="secondary"
        size="compact"
        className={styles.end}
        aria-disabled={first || undefined}
        // From beyond the end (an old bookmark), back to the last page that there is.
        onClick={() => first || onPage(Math.min(page - 1, pages))}
      >
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <span className={styles.where}>{`Page ${page} of ${pages}`}</span>
      <Button
        kind="secondary"
        size="compact"
        className={styles.end}
        aria-disabled={last || undefined}
        onClick={() => last || onPage(page + 1)}
      >
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
