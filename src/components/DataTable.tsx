import { type ReactNode, useId } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { CutText } from './CutText.tsx';
import styles from './DataTable.module.css';

/** One column of a table. */
export interface Column<Row> {
  /** The heading; no two columns of a table share one. */
  header: string;
  /** What the cell shows. Text too long for its place is cut, and opens in full. */
  cell: (row: Row) => ReactNode;
  look?: 'strong' | 'soft';
  align?: 'end';
  /** Stays in view while the rest scrolls sideways; the first two columns only, in this order. */
  pin?: 'first' | 'second';
  /** Takes the room that the other columns leave. */
  wide?: boolean;
  sorted?: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** Names the table and the region that it scrolls in. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Pale bars stand for the rows that are on their way. */
  loading?: boolean;
  /** What the table says where it has no rows. */
  empty: string;
}

const waitingRows = [0, 1, 2, 3, 4, 5];

/** A dense table that scrolls inside its own labelled region: heading row and pinned columns stay in view. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, loading, empty } = props;
  const captionId = useId();
  return (
    // The region takes focus so that arrow keys scroll it; without that, keyboards reach only what fits.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.region}>
      <table className={styles.table} aria-busy={loading || undefined}>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? (
            waitingRows.map((row) => <WaitingRow key={row} columns={columns} />)
          ) : rows.length === 0 ? (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : (
            rows.map((row, index) => (
              <BodyRow key={rowKey(row, index)} columns={columns} row={row} />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const { header, align, pin, wide, sorted } = column;
  return (
    <th
      scope="col"
      className={styles.head}
      data-align={align}
      data-pin={pin}
      data-wide={wide || undefined}
      aria-sort={sorted}
    >
      {header}
      {sorted === 'descending' && <ArrowDown aria-hidden className={styles.arrow} />}
      {sorted === 'ascending' && <ArrowUp aria-hidden className={styles.arrow} />}
    </th>
  );
}

function BodyRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <tr className={styles.row}>
      {columns.map(({ header, cell, look, align, pin, wide }) => {
        const content = cell(row);
        return (
          <td
            key={header}
            className={styles.cell}
            data-look={look}
            data-align={align}
            data-pin={pin}
            data-wide={wide || undefined}
          >
            {typeof content === 'string' ? <CutText text={content} label={header} /> : content}
          </td>
        );
      })}
    </tr>
  );
}

/** Bars for the eye only: the page says 'Loading' in words. */
function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr aria-hidden>
      {columns.map(({ header, pin, wide }) => (
        // Nothing to name: the row is hidden from those who would ask for a name.
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        <td key={header} className={styles.cell} data-pin={pin} data-wide={wide || undefined}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  );
}
