import type { ReactNode } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { shortened } from '#src/domain/text/shortened.ts';
import type { ClockTime } from '#src/domain/types.ts';
import { noteMark, noteOf, type Notes } from './notes/notes.ts';
import { displayedValue, nameOf, type RequestFieldName, requestFields } from './requestFields.ts';
import type { RequestList } from './requestList.ts';
import styles from './RequestTable.module.css';

/** Hostile input: browsers take minutes to lay out 50,000 letters. */
const mostLetters = 300;

export interface RowContext {
  requests: RequestList;
  notes: Notes;
  newIds: ReadonlySet<string>;
  now: ClockTime;
  clinicOf: (name: string) => string;
  onOpen: (request: AppointmentRequest) => void;
}

interface RequestRowProps extends RowContext {
  request: AppointmentRequest;
  isCurrent: boolean;
}

export function RequestRow({ request, isCurrent, ...context }: RequestRowProps) {
  const { requests, notes, newIds, now, clinicOf, onOpen } = context;
  const { id, locationName } = request;
  const note = noteOf(notes, request);
  const mark = note && noteMark(note, now);
  const [firstLine] = note?.text.trim().split('\n') ?? [];
  const clinic = clinicOf(locationName);
  const text = (field: RequestFieldName) => shortened(displayedValue(request, field), mostLetters);
  return (
    <tr
      role="row"
      data-row={requests.keyOf(request)}
      data-current={isCurrent || undefined}
      data-due={mark?.tint === 'due' || undefined}
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
            className={styles.mark}
            title="Maybe the same. Another request of this mobile number for this day."
          >
            Twice?
          </span>
        )}
        {newIds.has(id) && <span className={styles.mark}>New</span>}
      </th>
      <LinkCell field="mobileNumber" request={request} />
      <Cell field="date">{text('date')}</Cell>
      <Cell field="time">
        {text('time')}
        {mark && (
          <span className={styles.mark} data-tint={mark.tint}>
            {mark.word}
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
        {request.comments.trim() && <span className={styles.comment}>{text('comments')}</span>}
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
  children: ReactNode;
}

/** Browser translation leaves names, numbers and days as typed. */
function Cell({ field, title, children }: CellProps) {
  return (
    <td role="cell" className={styles[field]} title={title} translate="no">
      {children}
    </td>
  );
}

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
