import type { ReactNode } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { TextButton } from '#src/components/Button.tsx';
import { TableCell } from '#src/components/table/Table.tsx';
import { shortened } from '#src/domain/text/shortened.ts';
import { type Note, noteMark, noteOf } from './notes/notes.ts';
import {
  displayedValue,
  nameOf,
  requestColumns,
  type RequestFieldName,
  requestFields,
} from './requestFields.ts';
import { useRequestListContext } from './RequestListContext.ts';
import styles from './RequestTable.module.css';

interface RequestRowProps {
  request: AppointmentRequest;
  isCurrent: boolean;
  isNew: boolean;
  onOpen: (request: AppointmentRequest) => void;
}

export function RequestRow(props: RequestRowProps) {
  const { request, isCurrent } = props;
  const { list, notes, now, shortClinicName } = useRequestListContext();
  const note = noteOf(notes, request);
  const mark = note && noteMark(note, now);
  const { locationName } = request;
  const clinic = shortClinicName(locationName);
  /** Cells with more than the field's value. */
  const cells: Partial<Record<RequestFieldName, ReactNode>> = {
    name: <Name {...props} />,
    time: (
      <>
        {shownText(request, 'time')}
        {mark && (
          <span className={styles.mark} data-tint={mark.tint}>
            {mark.label}
          </span>
        )}
      </>
    ),
    locationName: clinic && (
      <span title={clinic === locationName ? undefined : locationName}>{shortened(clinic)}</span>
    ),
    comments: <Comments request={request} note={note} />,
  };

  return (
    <tr
      role="row"
      data-row={list.keyOf(request)}
      data-current={isCurrent || undefined}
      data-due={mark?.tint === 'due' || undefined}
    >
      {requestColumns.map((field) => (
        <TableCell
          key={field}
          isRowHeader={field === 'name'}
          className={styles[field]}
          // Browser translation leaves names, numbers and days as typed.
          translate={field === 'comments' ? undefined : 'no'}
        >
          {cells[field] || <Value request={request} field={field} />}
        </TableCell>
      ))}
    </tr>
  );
}

function Name({ request, isCurrent, isNew, onOpen }: RequestRowProps) {
  const { list } = useRequestListContext();
  return (
    <>
      <TextButton
        className={styles.open}
        aria-haspopup="dialog"
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(request)}
      >
        {shortened(nameOf(request))}
      </TextButton>
      {list.maybeSame(request).length > 0 && (
        <span
          className={styles.mark}
          title="Maybe the same. Another request of this mobile number for this day."
        >
          Twice?
        </span>
      )}
      {isNew && <span className={styles.mark}>New</span>}
    </>
  );
}

function Comments({ request, note }: { request: AppointmentRequest; note: Note | undefined }) {
  const [firstLine] = note?.text.trim().split('\n') ?? [];
  return (
    <>
      {firstLine && <span className={`ink ${styles.note}`}>{`Note: ${firstLine}`}</span>}
      {request.comments.trim() && (
        <span className={styles.comment}>{shownText(request, 'comments')}</span>
      )}
    </>
  );
}

/** The field's text, as a link if it has one. */
function Value({ request, field }: { request: AppointmentRequest; field: RequestFieldName }) {
  const { label, link } = requestFields[field];
  const text = shownText(request, field);
  const href = link?.(request[field]);
  if (!href) return text;
  const owner = shortened(nameOf(request));
  return (
    <a href={href} aria-label={`${text}, ${label} of ${owner}`}>
      {text}
    </a>
  );
}

function shownText(request: AppointmentRequest, field: RequestFieldName): string {
  return shortened(displayedValue(request, field));
}
