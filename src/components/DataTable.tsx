import { type ReactNode, useId } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { TruncatedText } from './TruncatedText.tsx';
import styles from './DataTable.module.css';

/** One column of a table. */
export interface Column<Row> {
  /** The heading; no two columns of a table share one. */
  header: string;
  /** What the cell shows. Text too long for its place is cut, and opens in full. */
  cell: (row: Row) => ReactNode;
  /** Where the cell's text leads (`tel:`, `mailto:`), already judged safe; undefined: nowhere. */
  href?: (row: Row) => string | undefined;
  /** What a press on the cell's text opens. */
  onPress?: (row: Row) => void;
  look?: 'strong' | 'soft';
  align?: 'end';
  /** Stays in view while the rest scrolls sideways; two columns at most, the first one being the table's first. */
  pin?: 'first' | 'second';
  /** Shares the room that the other columns leave, and is cut where that is little. */
  wide?: boolean;
  /** Two lines of smaller text. */
  twoLines?: boolean;
  /**
   * Its place on the card that a row becomes on a phone; otherwise a line with its heading before it. With one column
   * marked 'when' the card is a short one, without headings: title and corner; when, and at the end reach; kinds, strung
   * together; a line. 'record' columns are not on it: what the title opens must say them. Keep that order in the table.
   */
  cardSlot?: 'title' | 'corner' | 'first' | 'when' | 'reach' | 'kind' | 'line' | 'record';
  sorted?: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** Names the table and the region that it scrolls in. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** A row to be noticed, and the word that says so ('New'). */
  badge?: (row: Row) => string | undefined;
  /** Pale bars stand for the rows that are on their way. */
  loading?: boolean;
  /** What the table says where it has no rows. */
  empty: string;
}

const waitingRows = [0, 1, 2, 3, 4, 5];

/**
 * A dense table that scrolls inside its own labelled region: heading row and pinned columns stay in view. On a phone each
 * row is a card. The roles are written down because a table that is not laid out as one loses them in some browsers.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, badge, loading, empty } = props;
  const captionId = useId();
  return (
    // The region takes focus so that arrow keys scroll it; without that, keyboards reach only what fits.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.region}>
      <table role="table" className={styles.table} aria-busy={loading || undefined}>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead role="rowgroup" className={styles.thead}>
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {loading ? (
            waitingRows.map((row) => <WaitingRow key={row} columns={columns} />)
          ) : rows.length === 0 ? (
            <tr role="row">
              <td role="cell" className={styles.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : (
            rows.map((row, index) => (
              <BodyRow key={rowKey(row, index)} columns={columns} row={row} badge={badge?.(row)} />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const { header, align, pin, sorted, cardSlot } = column;
  return (
    <th
      scope="col"
      role="columnheader"
      className={styles.head}
      data-align={align}
      data-pin={pin}
      data-card-slot={cardSlot}
      aria-sort={sorted}
    >
      {header}
      {sorted === 'descending' && <ArrowDown aria-hidden className={styles.arrow} />}
      {sorted === 'ascending' && <ArrowUp aria-hidden className={styles.arrow} />}
    </th>
  );
}

/** What a cell tells the style sheet. */
function marks<Row>({ header, look, align, pin, wide, twoLines, cardSlot }: Column<Row>) {
  return {
    'data-label': header,
    'data-look': look,
    'data-align': align,
    'data-pin': pin,
    'data-wide': wide || undefined,
    'data-lines': twoLines ? '2' : undefined,
    'data-card-slot': cardSlot,
  };
}

interface BodyRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  badge: string | undefined;
}

function BodyRow<Row>({ columns, row, badge }: BodyRowProps<Row>) {
  return (
    <tr role="row" className={styles.row} data-marked={badge ? '' : undefined}>
      {columns.map((column) => {
        const { header, cell, href, onPress, cardSlot } = column;
        const content = cell(row);
        const empty = content === '' || undefined;
        return (
          <td
            key={header}
            role="cell"
            className={styles.cell}
            {...marks(column)}
            data-nothing={empty}
            data-badged={(badge && cardSlot === 'title') || undefined}
          >
            {typeof content === 'string' ? (
              <TruncatedText
                text={content}
                label={header}
                href={href?.(row)}
                onPress={onPress && content ? () => onPress(row) : undefined}
              />
            ) : (
              content
            )}
            {badge && cardSlot === 'title' && <span className={styles.badge}>{badge}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** Bars for the eye only: the page says 'Loading' in words. */
function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr aria-hidden className={styles.row}>
      {columns.map((column) => (
        <td key={column.header} className={styles.cell} {...marks(column)}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  );
}
