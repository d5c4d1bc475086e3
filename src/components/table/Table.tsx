import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  columns: number;
  head: ReactNode;
  isLoading?: boolean;
  emptyText: ReactNode;
  className?: string;
  /** Each a `<tr role="row">` of `TableCell`s. */
  children: readonly ReactNode[];
}

const placeholderRows = Array.from({ length: 14 }, (_, row) => row);

/** Rows become cards below 44rem; roles are explicit, since Safari drops them from tables laid out by CSS. */
export function Table(props: TableProps) {
  const { caption, columns, head, isLoading = false, emptyText, className = '', children } = props;
  const captionId = useId();
  return (
    <div className={`container ${className}`.trimEnd()}>
      {/* Focusable, so that arrow keys scroll it. */}
      <div
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.region}
        // Focus target of the lists.
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

interface TableCellProps extends ComponentProps<'td'> {
  /** Names its row. */
  isRowHeader: boolean;
}

export function TableCell({ isRowHeader, ...cell }: TableCellProps) {
  return isRowHeader ? <th role="rowheader" scope="row" {...cell} /> : <td role="cell" {...cell} />;
}

/** Hidden from screen readers: the status line says 'Loading'. */
function PlaceholderRow({ columns }: { columns: number }) {
  return (
    <tr aria-hidden className={styles.placeholder}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} aria-hidden className={styles.bar} />
      ))}
    </tr>
  );
}
