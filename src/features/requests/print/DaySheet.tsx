import { useMemo } from 'react';
import { formatDate, formatTime, minutesOf, weekdayOf } from '#src/domain/time/clock.ts';
import { shortened } from '#src/domain/text/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { clinicNamer } from '#src/features/requests/clinicNames.ts';
import { noteOf, type Notes } from '#src/features/requests/notes/notes.ts';
import { nameOf } from '#src/features/requests/requestFields.ts';
import { requestsPhrase } from '#src/features/requests/requestsPhrase.ts';
import styles from './DaySheet.module.css';
import { useIsPrinting } from './useIsPrinting.ts';

interface DaySheetProps {
  /** All that pass the list's filters, of one day. */
  requests: readonly AppointmentRequest[];
  /** YYYY-MM-DD */
  day: string;
  /** The filters that they passed; '' for none. */
  filters: Record<'clinic' | 'service' | 'notes' | 'search', string>;
  notes: Notes;
  /** The clinic's clock. */
  now: ClockTime;
}

/** A browser takes minutes for a hundred thousand rows. */
const mostRows = 3000;
/** A longer text would not fit on one page, and its row would be split. */
const mostLetters = 600;

const columns = ['Time', 'Phoned', 'Came', 'Owner', 'Visit', 'Comments', 'Notes'];

/** A day of the list as it is printed, in its place. It is drawn only while the browser prints. */
export function DaySheet(props: DaySheetProps) {
  return useIsPrinting() && <Sheet {...props} />;
}

/** The heading is part of the table's head, which every page repeats. */
function Sheet({ requests, day, filters, notes, now }: DaySheetProps) {
  const { clinic, service, search } = filters;
  const limits = [service, filters.notes, search.trim() && `“${search.trim()}”`].filter(Boolean);
  const facts = [
    requestsPhrase(requests.length),
    limits.length > 0 && `only ${limits.join(', ')}`,
    `printed ${moment(now.date, now.time)}`,
  ];
  const rows = useMemo(() => inOrderOfTheDay(requests), [requests]);
  const clinicOf = useMemo(() => clinicNamer(requests), [requests]);
  const left = rows.length - mostRows;
  return (
    <div className={styles.sheet} data-paper="">
      <table className={`numeric ${styles.table}`}>
        <colgroup>
          {columns.map((column) => (
            <col key={column} data-column={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th colSpan={columns.length} scope="colgroup" className={styles.title}>
              <span className={styles.clinic}>{clinic || 'All clinics'}</span>
              <span className={styles.day}>{`${weekdayOf(day)}, ${formatDate(day)}`}</span>
              <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
            </th>
          </tr>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((request, index) => (
            <SheetRow
              key={`${request.id}-${index}`}
              request={request}
              notes={notes}
              clinic={clinic ? '' : clinicOf(request.locationName)}
            />
          ))}
        </tbody>
      </table>
      {left > 0 && <p>{`${left} more are not on this sheet.`}</p>}
    </div>
  );
}

interface SheetRowProps {
  request: AppointmentRequest;
  notes: Notes;
  /** '' where the heading says it. */
  clinic: string;
}

function SheetRow({ request, notes, clinic }: SheetRowProps) {
  const { status = 'To call', note = '', callAgain = '' } = noteOf(notes, request) ?? {};
  const isReached = status !== 'To call' && status !== 'No answer';
  const outcome = [
    status !== 'To call' && status,
    callAgain && `call again ${moment(callAgain, callAgain.slice(11))}`,
  ];
  return (
    <tr>
      <td className={styles.time}>{short(formatTime(request.time)) || 'No time given'}</td>
      <Box isTicked={isReached} />
      <Box isTicked={false} />
      <td className={styles.owner}>
        <strong>{short(nameOf(request))}</strong>
        <span>{short(request.mobileNumber)}</span>
      </td>
      <td className={styles.visit}>
        <span>
          {[request.petType, request.appointmentType].map(short).filter(Boolean).join(', ')}
        </span>
        <span>{short(clinic)}</span>
      </td>
      <td className={styles.text}>{short(request.comments)}</td>
      <td className={styles.text}>
        <strong>{outcome.filter(Boolean).join(', ')}</strong>
        <span>{short(note)}</span>
      </td>
    </tr>
  );
}

/** A pen ticks it; who was reached is ticked already. */
function Box({ isTicked }: { isTicked: boolean }) {
  return (
    <td aria-label={isTicked ? 'Yes' : 'Not yet'}>
      <span className={styles.box} data-ticked={isTicked || undefined} />
    </td>
  );
}

const moment = (date: string, time: string) => `${formatDate(date)}, ${formatTime(time)}`;

const short = (text: string) => shortened(text.trim(), mostLetters);

/** Those whose time can't be read come first. */
function inOrderOfTheDay(requests: readonly AppointmentRequest[]): AppointmentRequest[] {
  return requests
    .map((request) => ({ request, minutes: minutesOf(request.time) ?? -1 }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ request }) => request);
}
