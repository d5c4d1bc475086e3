import { config } from '#src/config/env.ts';
import { clinicNow, formatDate, formatTime, weekdayOf } from '#src/domain/clock.ts';
import { attendanceWords } from '#src/domain/callCounts.ts';
import type { CallBook } from '#src/domain/CallBook.ts';
import { type CallRecord, callStatusOf, noteOf } from '#src/domain/calls.ts';
import { displayedValue, type RequestFieldName } from '#src/domain/requestFields.ts';
import type { RequestMark } from '#src/domain/requestMarks.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { nameOf } from '#src/features/requests/list/requestColumns.tsx';
import styles from './DaySheet.module.css';

interface DaySheetTableProps {
  clinic: string;
  /** YYYY-MM-DD */
  day: string;
  /** The other filters that apply to the sheet, in words; '' for none. */
  limits: string;
  rows: readonly AppointmentRequest[];
  marksOf: (request: AppointmentRequest) => readonly RequestMark[];
  /** The user's notes about calls. */
  book: CallBook | undefined;
  /** ms since 1970 */
  loadedAt: number | undefined;
}

/** No clinic sees more in a day; a browser would take seconds for thousands. */
const mostRows = 500;
/** A longer text would not fit on one page, and its row would be split. */
const mostLetters = 600;

const headings = ['Called', 'Here', 'Time', 'Owner', 'Visit', 'Comments', 'Notes'];

/** The sheet as it is printed. Its heading is part of the table's head, which every page repeats. */
export function DaySheetTable(props: DaySheetTableProps) {
  const { clinic, day, limits, rows, marksOf, book, loadedAt } = props;
  const shown = rows.slice(0, mostRows);
  const left = rows.length - shown.length;
  return (
    // The region takes focus so that arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Day sheet" tabIndex={0} className={styles.sheet}>
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
                  book && attendanceWords(rows, book),
                  limits && `only ${limits}`,
                  loadedAt && asOf(loadedAt),
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
              marks={marksOf(request)}
              call={book?.recordOf(request)}
            />
          ))}
        </tbody>
      </table>
      {left > 0 && <p className={styles.left}>{`${left} more are not on this sheet.`}</p>}
    </div>
  );
}

interface SheetRowProps {
  request: AppointmentRequest;
  marks: readonly RequestMark[];
  call: CallRecord | undefined;
}

function SheetRow({ request, marks, call }: SheetRowProps) {
  const outcome = outcomeOf(call);
  const said = [outcome, call && noteOf(call)].filter(Boolean).join(': ');
  const isReached = outcome !== '' && outcome !== 'No answer';
  return (
    <tr role="row">
      <td role="cell" className={styles.tick} aria-label={isReached ? 'Called' : 'Called: to tick'}>
        <span className={styles.box} data-ticked={isReached || undefined} />
      </td>
      <td role="cell" className={styles.tick} aria-label="Here: to tick">
        <span className={styles.box} />
      </td>
      <td role="cell" className={styles.time}>
        <strong>{formatTime(shortened(request.time, 40)) || 'No time given'}</strong>
        <Line>{request.id && `ID ${shortened(request.id, 40)}`}</Line>
      </td>
      <td role="cell" className={styles.owner}>
        <strong translate="no">{shortened(nameOf(request), 120)}</strong>
        <Line translate="no">{textOf(request, 'mobileNumber')}</Line>
        <Line>{marks.join(' · ')}</Line>
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

/** The outcome of calling; '' if there is none. */
function outcomeOf(call: CallRecord | undefined): string {
  const status = call ? callStatusOf(call) : 'To call';
  return status === 'To call' ? '' : status;
}

function Line({ children, translate }: { children: string; translate?: 'no' }) {
  return (
    children && (
      <span className={styles.line} translate={translate}>
        {children}
      </span>
    )
  );
}

function textOf(request: AppointmentRequest, name: RequestFieldName): string {
  return shortened(displayedValue(request, name), mostLetters);
}

function asOf(instant: number): string {
  const { date, time } = clinicNow(new Date(instant), config.clinicTimeZone);
  return `as of ${formatDate(date)}, ${formatTime(time)}`;
}
