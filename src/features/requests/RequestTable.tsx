import { Icon } from '#src/components/Icon.tsx';
import { Table } from '#src/components/table/Table.tsx';
import { shortened } from '#src/domain/text/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { noteBadge, noteOf, type Notes } from './notes/notes.ts';
import { displayedValue, nameOf, type RequestFieldName, requestFields } from './requestFields.ts';
import type { RequestSort } from './filters/requestFilters.ts';
import type { RequestList } from './requestList.ts';
import styles from './RequestTable.module.css';

/** First what is needed to phone an owner, last what the desk hardly looks for (docs/product.md, section 11). */
const columns: readonly RequestFieldName[] = [
  'name',
  'mobileNumber',
  'date',
  'time',
  'appointmentType',
  'petType',
  'locationName',
  'comments',
  'email',
  'managerPhone',
  'id',
];

/** The sorts by date alone, which the heading of `Date` shows. */
const dateOrders: Partial<Record<RequestSort, 'ascending' | 'descending'>> = {
  Recent: 'descending',
  Oldest: 'ascending',
};

/** A stranger's text may have any length, and a browser takes minutes to lay out 50,000 letters. */
const mostLetters = 300;

interface RowContext {
  /** All that are loaded. */
  requests: RequestList;
  notes: Notes;
  /** The ids of the rows that a call has just brought. */
  newIds: ReadonlySet<string>;
  /** The clinic's clock. */
  now: ClockTime;
  /** A clinic's name without the brand. */
  clinicOf: (name: string) => string;
  onOpen: (request: AppointmentRequest) => void;
}

interface RequestTableProps extends RowContext {
  rows: readonly AppointmentRequest[];
  /** The request that is open. */
  current: AppointmentRequest | undefined;
  sort: RequestSort;
  isLoading: boolean;
}

/** The requests of a page, a row each; on a phone a card each. A name opens its request. */
export function RequestTable(props: RequestTableProps) {
  const { rows, current, sort, isLoading, ...context } = props;
  return (
    <Table
      caption="Appointment requests"
      columns={columns.length}
      className={styles.table}
      head={
        <tr role="row">
          {columns.map((field) => (
            <HeadCell key={field} field={field} sort={sort} />
          ))}
        </tr>
      }
      isLoading={isLoading}
      emptyText="No appointments found."
    >
      {rows.map((request, index) => {
        // An API may give two requests one id. The key stays while the order changes, so that no focus is lost.
        const twins = rows.slice(0, index).filter(({ id }) => id === request.id).length;
        return (
          <RequestRow
            key={`${request.id}-${twins}`}
            request={request}
            isCurrent={request === current}
            {...context}
          />
        );
      })}
    </Table>
  );
}

function HeadCell({ field, sort }: { field: RequestFieldName; sort: RequestSort }) {
  const order = field === 'date' ? dateOrders[sort] : undefined;
  return (
    <th role="columnheader" scope="col" className={styles[field]} aria-sort={order}>
      {requestFields[field].label}
      {order && <Icon icon={order === 'ascending' ? 'ArrowUp' : 'ArrowDown'} />}
    </th>
  );
}

interface RequestRowProps extends RowContext {
  request: AppointmentRequest;
  isCurrent: boolean;
}

function RequestRow({ request, isCurrent, ...context }: RequestRowProps) {
  const { requests, notes, newIds, now, clinicOf, onOpen } = context;
  const { id, locationName, comments } = request;
  const note = noteOf(notes, request);
  const badge = note && noteBadge(note, now);
  const [firstLine] = note?.note.trim().split('\n') ?? [];
  const text = (field: RequestFieldName) => shortened(displayedValue(request, field), mostLetters);
  const clinic = clinicOf(locationName);
  return (
    <tr
      role="row"
      data-row={id}
      data-current={isCurrent || undefined}
      data-due={badge?.tint === 'due' || undefined}
    >
      <th role="rowheader" scope="row" className={styles.name} translate="no">
        <button
          type="button"
          className={`text-button ${styles.open}`}
          aria-haspopup="dialog"
          aria-current={isCurrent || undefined}
          onClick={() => onOpen(request)}
        >
          {shortened(nameOf(request), mostLetters)}
        </button>
        {requests.maybeSame(request).length > 0 && (
          <span
            className={styles.badge}
            title="Maybe the same. Another request of this mobile number for this day."
          >
            Twice?
          </span>
        )}
        {newIds.has(id) && <span className={styles.badge}>New</span>}
      </th>
      <LinkCell field="mobileNumber" request={request} />
      <Cell field="date">{text('date')}</Cell>
      <Cell field="time">
        {text('time')}
        {badge && (
          <span className={styles.badge} data-tint={badge.tint}>
            {badge.word}
          </span>
        )}
      </Cell>
      <Cell field="appointmentType">{text('appointmentType')}</Cell>
      <Cell field="petType">{text('petType')}</Cell>
      <Cell field="locationName" title={clinic === locationName ? undefined : locationName}>
        {shortened(clinic, mostLetters)}
      </Cell>
      <td role="cell" className={styles.comments}>
        {firstLine && <span className={styles.note}>{`Note: ${firstLine}`}</span>}
        {comments.trim() && <span className={styles.comment}>{text('comments')}</span>}
      </td>
      <LinkCell field="email" request={request} />
      <LinkCell field="managerPhone" request={request} />
      <Cell field="id">{text('id')}</Cell>
    </tr>
  );
}

interface CellProps {
  field: RequestFieldName;
  title?: string | undefined;
  children: React.ReactNode;
}

/** Names, numbers and days are shown as they were typed. */
function Cell({ field, title, children }: CellProps) {
  return (
    <td role="cell" className={styles[field]} title={title} translate="no">
      {children}
    </td>
  );
}

/** A number or an address as a link, where it is a valid one. */
function LinkCell({ field, request }: { field: RequestFieldName; request: AppointmentRequest }) {
  const { label, link } = requestFields[field];
  const value = shortened(request[field], mostLetters);
  const href = link?.(request[field]);
  const owner = shortened(nameOf(request), 100);
  return (
    <Cell field={field}>
      {href ? (
        <a href={href} aria-label={`${value}, ${label} of ${owner}`}>
          {value}
        </a>
      ) : (
        value
      )}
    </Cell>
  );
}
