import { config } from '#src/config/env.ts';
import { clinicNow, formatDate, formatTime, momentWords, weekdayOf } from '#src/domain/clock.ts';
import { contactLinksOf } from '#src/features/requests/requestContact.ts';
import {
  displayedValue,
  nameOf,
  type RequestFieldName,
} from '#src/features/requests/requestFields.ts';
import { requestsPhrase } from '#src/features/requests/requestsPhrase.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { Desk } from '#src/features/requests/list/useDesk.ts';
import { changeNote } from '#src/features/requests/notes/noteStorage.ts';
import { noteOf } from '#src/features/requests/notes/requestNotes.ts';
import styles from './DaySheet.module.css';

interface DaySheetTableProps extends Pick<Desk, 'requests' | 'result' | 'notes'> {
  clinic: string;
  /** YYYY-MM-DD */
  day: string;
  /** The other filters that apply to the sheet, in words; '' for none. */
  limits: string;
  rows: readonly AppointmentRequest[];
  onOpen: (request: AppointmentRequest) => void;
}

/** No clinic sees more in a day; a browser would take seconds for thousands. */
const mostRows = 500;
/** A longer text would not fit on one page, and its row would be split. */
const mostLetters = 600;

const headings = ['Called', 'Time', 'Owner', 'Visit', 'Comments', 'Notes'];

/** The sheet as it is printed. Its heading is part of the table's head, which every page repeats. */
export function DaySheetTable(props: DaySheetTableProps) {
  const { clinic, day, limits, rows, requests, result, notes, onOpen } = props;
  const { dataUpdatedAt } = result;
  const shown = rows.slice(0, mostRows);
  const left = rows.length - shown.length;
  return (
    <div
      role="region"
      aria-label="Day sheet"
      data-paper
      data-rows=""
      // The region takes focus so that arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`framed ${styles.sheet}`}
    >
      {/* Roles in full: a phone's styles take the tables' own away. */}
      <table role="table" className={`numeric ${styles.table}`}>
        <thead role="rowgroup">
          <tr role="row">
            <th
              role="columnheader"
              colSpan={headings.length}
              scope="colgroup"
              className={styles.title}
            >
              <span className={styles.clinicName} translate="no">
                {clinic}
              </span>
              <span className={styles.date}>{`${weekdayOf(day)}, ${formatDate(day)}`}</span>
              <span className={styles.facts}>
                {[
                  requestsPhrase(rows.length),
                  limits && `only ${limits}`,
                  dataUpdatedAt && asOf(dataUpdatedAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
          </tr>
          <tr role="row" className={styles.headings}>
            {headings.map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((request, index) => (
            <SheetRow
              key={`${request.id}-${index}`}
              request={request}
              isMaybeTwice={requests.maybeSame(request).length > 0}
              notes={notes}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      {left > 0 && <p className={styles.left}>{`${left} more are not on this sheet.`}</p>}
    </div>
  );
}

interface SheetRowProps extends Pick<DaySheetTableProps, 'notes' | 'onOpen'> {
  request: AppointmentRequest;
  isMaybeTwice: boolean;
}

function SheetRow({ request, isMaybeTwice, notes, onOpen }: SheetRowProps) {
  const note = noteOf(notes, request);
  const status = note?.status ?? 'To call';
  const outcome = status === 'To call' ? '' : status;
  const said = [outcome, note?.note.trim()].filter(Boolean).join(': ');
  const isReached = status !== 'To call' && status !== 'No answer';
  const name = shortened(nameOf(request), 120);
  const number = textOf(request, 'mobileNumber');
  const dial = contactLinksOf(request).call;

  return (
    <tr role="row">
      <td role="cell" className={styles.tick}>
        <Tick
          label={`Called: ${name}`}
          isTicked={isReached}
          isOff={!request.id}
          onTick={() => {
            // Another outcome than a press here has made is undone where it is seen in full.
            if (isReached && status !== 'Confirmed') onOpen(request);
            else changeNote(request, { status: isReached ? 'To call' : 'Confirmed' });
          }}
        />
      </td>
      <td role="cell" className={styles.time}>
        <strong>{formatTime(shortened(request.time, 40)) || 'No time given'}</strong>
        <Line isScreen>{request.id && `ID ${shortened(request.id, 40)}`}</Line>
      </td>
      <td role="cell" className={styles.owner}>
        <button
          type="button"
          className={`text-button strong ${styles.name}`}
          translate="no"
          aria-haspopup="dialog"
          onClick={() => onOpen(request)}
        >
          {name}
        </button>
        {dial ? (
          <a href={dial} className={styles.line} translate="no">
            {number}
          </a>
        ) : (
          <Line translate="no">{number}</Line>
        )}
        {isMaybeTwice && <Line>Maybe the same</Line>}
      </td>
      <td role="cell" className={styles.visit}>
        <span>{textOf(request, 'appointmentType')}</span>
        <Line>{textOf(request, 'petType')}</Line>
      </td>
      <td role="cell" className={styles.comments}>
        {textOf(request, 'comments')}
      </td>
      <td
        role="cell"
        className={styles.notes}
        aria-label={said ? undefined : 'Notes: to write'}
        data-said={Boolean(said) || undefined}
      >
        <span>{shortened(said, mostLetters)}</span>
        <span className={styles.room} />
      </td>
    </tr>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  /** The request has no ID to keep a note with: a box on paper. */
  isOff: boolean;
  onTick: () => void;
}

function Tick({ label, isTicked, isOff, onTick }: TickProps) {
  return (
    <>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isTicked}
        disabled={isOff}
        onChange={onTick}
      />
      <span aria-hidden>Called</span>
    </>
  );
}

interface LineProps {
  children: string;
  translate?: 'no';
  /** Not on paper. */
  isScreen?: boolean;
}

function Line({ children, translate, isScreen }: LineProps) {
  return (
    children && (
      <span className={isScreen ? `screen-only ${styles.line}` : styles.line} translate={translate}>
        {children}
      </span>
    )
  );
}

function textOf(request: AppointmentRequest, name: RequestFieldName): string {
  return shortened(displayedValue(request, name), mostLetters);
}

/** When the sheet was loaded: 'as of 18 Nov 2026, 12:00 PM'. `instant`: ms since 1970. */
function asOf(instant: number): string {
  return `as of ${momentWords(clinicNow(new Date(instant), config.clinicTimeZone))}`;
}
