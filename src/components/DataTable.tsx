import { memo, type ReactNode, useId } from 'react';
import { shortened } from '#src/domain/shortened.ts';
import { Icon } from './Icon.tsx';
import { TruncatedText } from './TruncatedText.tsx';
import styles from './DataTable.module.css';

/** A short word that marks a row. */
export interface Badge {
  text: string;
  /** What it means, where the word alone may not say it. */
  hint?: string;
  /** Colours the word, which then stands in the `state` column. */
  tint?: 'open' | 'done' | 'off' | 'due';
}

/** One column of a table. */
export interface Column<Row> {
  /** The heading; no two columns of a table share one. */
  header: string;
  /** What the cell shows. Text too long for its place is truncated and can be expanded. */
  cell: (row: Row) => ReactNode;
  /** Makes the cell's text a link (`tel:`, `mailto:`), which must be safe; undefined for plain text. */
  href?: (row: Row) => string | undefined;
  /** Makes the cell's text a button that opens a dialog. */
  onClick?: (row: Row) => void;
  look?: 'strong' | 'soft';
  align?: 'end';
  /** Stays visible while the rest scrolls sideways. */
  pin?: boolean;
  /** Takes the width that the other columns leave, and shows two lines of smaller text. */
  wide?: boolean;
  /** Is followed by the row's state: the badge with a tint. */
  state?: boolean;
  /** The whole of what the cell shows in short. */
  full?: (row: Row) => string;
  /** A line of its own above the cell's text. */
  line?: (row: Row) => string | undefined;
  /** Holds sentences, which a browser may translate. */
  sentences?: boolean;
  /** Takes two lines where the table is narrow. */
  breaks?: 'between words' | 'anywhere';
  /**
   * Its place on the card that a row becomes on a phone: of four lines, title, with reach at the end; when; the kinds; line.
   * The title is the row's header. They leave out the 'record' columns, so what the title opens must show these. The table's columns must be in this order.
   * Or of two lines: title and beside; when and more. They show the 'number' columns where `numbers` says so.
   */
  cardSlot?: 'title' | 'beside' | 'when' | 'more' | 'number' | 'reach' | 'kind' | 'line' | 'record';
  sorted?: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** Names the table and the region that it scrolls in. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Marks of a row, after its title. */
  badges?: (row: Row) => readonly Badge[];
  /** The key of the row that is open elsewhere. */
  current?: string | undefined;
  /** Shows placeholder rows. */
  loading?: boolean;
  /** Shows the 'number' columns also on a phone's cards. */
  numbers?: boolean;
  /** The text of a table without rows. */
  empty: string;
}

/** Of the name of whose row it is, which each of the row's controls repeats. */
const mostLetters = 100;

const placeholderRows = Array.from({ length: 14 }, (_, row) => row);

/**
 * A dense table that scrolls inside its own labelled region; the heading row and the pinned columns stay visible. On a phone
 * each row is a card. The roles are explicit because some browsers drop them from a table that CSS lays out otherwise.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, badges, current, loading } = props;
  const { numbers, empty } = props;
  const captionId = useId();
  const keys = rows.map(rowKey);
  return (
    // The region is focusable so that arrow keys scroll it; otherwise a keyboard user reaches only what fits.
    <div
      role="region"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`container ${styles.region}`}
      data-rows=""
      data-numbers={numbers || undefined}
    >
      <table role="table" className={`numeric ${styles.table}`} aria-busy={loading || undefined}>
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
            placeholderRows.map((row) => <PlaceholderRow key={row} columns={columns} />)
          ) : rows.length === 0 ? (
            <tr role="row">
              <td role="cell" className={`strong ${styles.empty}`} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : (
            rows.map((row, index) => (
              <BodyRow
                key={keys[index]}
                columns={columns}
                row={row}
                rowKey={keys[index]}
                badges={badges?.(row)}
                isCurrent={current !== undefined && keys[index] === current}
              />
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
      <span>{header}</span>
      {sorted === 'descending' && <Icon icon="ArrowDown" className={styles.arrow} />}
      {sorted === 'ascending' && <Icon icon="ArrowUp" className={styles.arrow} />}
    </th>
  );
}

/** The attributes of a cell that the style sheet uses. */
function cellAttributes<Row>(column: Column<Row>) {
  const { header, look, align, pin, wide, state, breaks, cardSlot } = column;
  return {
    'data-label': header,
    'data-look': look,
    'data-align': align,
    'data-pin': pin,
    'data-wide': wide || undefined,
    'data-state': state,
    'data-breaks': breaks,
    'data-card-slot': cardSlot,
  };
}

interface ContentProps<Row> {
  column: Column<Row>;
  row: Row;
  content: ReactNode;
  /** Whose row it is. */
  owner: ReactNode;
  isCurrent: boolean;
  /** The row opens what shows it whole. */
  opens: boolean;
}

function Content<Row>(props: ContentProps<Row>) {
  const { column, row, content, owner, isCurrent, opens } = props;
  const { header, href, onClick } = column;
  if (typeof content !== 'string') return content;
  return (
    <TruncatedText
      text={content}
      label={header}
      owner={typeof owner === 'string' ? shortened(owner, mostLetters) : ''}
      href={href?.(row)}
      onClick={onClick && content ? () => onClick(row) : undefined}
      current={isCurrent}
      isWholeElsewhere={opens}
    />
  );
}

interface BodyRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  rowKey: string | undefined;
  badges: readonly Badge[] | undefined;
  isCurrent: boolean;
}

/** Rendered again only where the row itself has changed: a list may have a thousand. */
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, row, rowKey, badges = [], isCurrent } = props;
  const owner = columns.find(({ cardSlot }) => cardSlot === 'title')?.cell(row);
  const opens = columns.some(({ onClick }) => onClick);
  return (
    <tr
      role="row"
      className={styles.row}
      data-row={rowKey}
      data-current={isCurrent || undefined}
      data-marked={badges.some(({ tint }) => tint === 'due') || undefined}
    >
      {columns.map((column) => {
        const { header, cell, cardSlot, state, full } = column;
        const content = cell(row);
        const line = column.line?.(row);
        const isTitle = cardSlot === 'title';
        const marks = badges.filter(({ tint }) => (tint ? state : isTitle));
        const whole = full?.(row);
        const Cell = isTitle ? 'th' : 'td';
        return (
          <Cell
            key={header}
            role={isTitle ? 'rowheader' : 'cell'}
            scope={isTitle ? 'row' : undefined}
            className={styles.cell}
            {...cellAttributes(column)}
            // Names, numbers, codes, days: as they were typed.
            translate={column.sentences ? undefined : 'no'}
            data-nothing={(content === '' && !line && marks.length === 0) || undefined}
            title={whole === content ? undefined : whole}
          >
            {line && <span className={styles.line}>{line}</span>}
            <Content {...{ column, row, content, owner, isCurrent, opens }} />
            {marks.map(({ text, hint, tint }) => (
              <span key={text} className={`strong ${styles.badge}`} data-tint={tint} title={hint}>
                {text}
              </span>
            ))}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Bars, hidden from screen readers: the page's status line says 'Loading'. */
function PlaceholderRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr aria-hidden className={styles.row}>
      {columns.map((column) => (
        <td key={column.header} className={styles.cell} {...cellAttributes(column)}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  );
}
