import { type ReactNode, useId } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** Names the table and the region that it scrolls in. */
  caption: string;
  /** The number of columns, for the placeholder rows and the row of `emptyText`. */
  columns: number;
  /** The heading row: `<tr role="row">` with a `<th role="columnheader" scope="col">` for each column. */
  head: ReactNode;
  /** Shows placeholder rows in place of the list's. */
  isLoading?: boolean;
  /** The text of a table without rows. */
  emptyText: ReactNode;
  /** The list's own styles: those of its cells, and of its cards in a narrow container. */
  className?: string | undefined;
  /** `<tr role="row">`s, each with a `<th role="rowheader" scope="row">` first. An empty list shows `emptyText`. */
  children: readonly ReactNode[];
}

const placeholderRows = Array.from({ length: 14 }, (_, row) => row);

/**
 * A dense table in a labelled region of its own that scrolls; the heading row and the first column stay in sight. Below 44rem
 * (a container query of the list's style sheet, as here) the rows are the list's own cards. The roles are explicit because
 * some browsers drop them from a table that CSS lays out otherwise.
 */
export function Table(props: TableProps) {
  const { caption, columns, head, isLoading = false, emptyText, className = '', children } = props;
  const captionId = useId();
  return (
    <div className={`container ${className}`}>
      {/* The region is focusable so that arrow keys scroll it; otherwise a keyboard user reaches only what fits. */}
      <div
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.region}
        // A list finds its rows by this mark, to move the focus to them.
        data-rows=""
      >
        <table
          role="table"
          className={`numeric ${styles.table}`}
          aria-busy={isLoading || undefined}
        >
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <thead role="rowgroup">{head}</thead>
          <tbody role="rowgroup">
            {isLoading ? (
              placeholderRows.map((row) => <PlaceholderRow key={row} columns={columns} />)
            ) : children.length > 0 ? (
              children
            ) : (
              <tr role="row">
                <td role="cell" className={`strong ${styles.empty}`} colSpan={columns}>
                  {emptyText}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Bars, hidden from screen readers: the page's status line says 'Loading'. */
function PlaceholderRow({ columns }: { columns: number }) {
  return (
    <tr aria-hidden className={styles.placeholder}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} aria-hidden className={styles.bar} />
      ))}
    </tr>
  );
}
