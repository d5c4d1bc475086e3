import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import * as messages from './messages.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** A disabled button keeps its place and focus. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <Cluster
      as="nav"
      gap={3}
      aria-label={messages.pagesOf(label)}
      className={`screen-only ${styles.pager}`}
    >
      <Button
        kind="secondary"
        size="compact"
        className={styles.end}
        aria-disabled={isFirst || undefined}
        // An old bookmark may be beyond the last page.
        onClick={() => isFirst || onPage(Math.min(page - 1, pages))}
      >
        <Icon icon="ChevronLeft" />
        {messages.previous}
      </Button>
      <span className={`strong numeric ${styles.page}`}>{messages.pageOf(page, pages)}</span>
      <Button
        kind="secondary"
        size="compact"
        className={styles.end}
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onPage(page + 1)}
      >
        {messages.next}
        <Icon icon="ChevronRight" />
      </Button>
    </Cluster>
  );
}
