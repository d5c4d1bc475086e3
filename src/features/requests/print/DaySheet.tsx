import { useMemo } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { shortened } from '#src/domain/text/shortened.ts';
import { type ClockTime, formatTime, minutesOf } from '#src/domain/time/clock.ts';
import { formatDate, weekdayOf } from '#src/domain/time/dates.ts';
import { requestsPhrase } from '#src/features/requests/countLine.ts';
import { type AppliedFilters, usedFilters } from '#src/features/requests/filters/requestFilters.ts';
import { blankNote, needsPhoning, noteOf } from '#src/features/requests/notes/notes.ts';
import { displayedValue, nameOf } from '#src/features/requests/requestFields.ts';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import styles from './DaySheet.module.css';

interface DaySheetProps {
  listed: readonly AppointmentRequest[];
  filters: AppliedFilters;
}

const columns = ['Time', 'Phoned', 'Came', 'Owner', 'Visit', 'Comments', 'Notes'];

/** A day on paper, rendered only while printing. */
export function DaySheet(props: DaySheetProps) {
  return useIsPrinting() && <Sheet {...props} />;
}

/** The heading is in the table's head, which every page repeats. */
function Sheet({ listed, filters }: DaySheetProps) {
  const { now, shortClinicName } = useRequestListContext();
  const { from: day, clinic } = filters;
  const rows = useMemo(() => inOrderOfTheDay(listed), [listed]);
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
              <span className={styles.facts}>{factsOf(listed.length, filters, now)}</span>
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
          {rows.map((request, index) => (
            <SheetRow
              key={`${request.id}-${index}`}
              request={request}
              clinic={clinic ? '' : shortClinicName(request.locationName)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** '3 requests · only Surgery · printed 18 Nov 2026, 12:00 PM', without the day and the clinic of the heading. */
function factsOf(count: number, filters: AppliedFilters, now: ClockTime) {
  const search = filters.search.trim();
  const limits = usedFilters({ ...filters, from: '', to: '', clinic: '' });
  if (search) limits.push(`“${search}”`);
  const only = limits.length > 0 && `only ${limits.join(', ')}`;
  const printed = `printed ${formatDate(now.date)}, ${formatTime(now.time)}`;
  return [requestsPhrase(count), only, printed].filter(Boolean).join(' · ');
}

interface SheetRowProps {
  request: AppointmentRequest;
  clinic: string;
}

function SheetRow({ request, clinic }: SheetRowProps) {
  const { notes } = useRequestListContext();
  const { status, text, callAgainAt } = noteOf(notes, request) ?? blankNote;
  const outcome = [
    status !== 'To call' && status,
    callAgainAt && `call again ${formatDate(callAgainAt)}, ${formatTime(callAgainAt.slice(11))}`,
  ];
  return (
    <tr>
      <td className="strong">{short(displayedValue(request, 'time')) || 'No time given'}</td>
      <Box isTicked={!needsPhoning(status)} />
      <Box isTicked={false} />
      <td className={styles.owner}>
        <strong>{short(nameOf(request))}</strong>
        <span>{short(request.mobileNumber)}</span>
      </td>
      <td className={styles.appointment}>
        <span>
          {[request.petType, request.appointmentType].map(short).filter(Boolean).join(', ')}
        </span>
        <span>{short(clinic)}</span>
      </td>
      <td className={styles.text}>{short(request.comments)}</td>
      <td className={styles.text}>
        <strong>{outcome.filter(Boolean).join(', ')}</strong>
        <span>{short(text)}</span>
      </td>
    </tr>
  );
}

/** A box to tick by pen; `Phoned` is ticked if the owner needs no phone call. */
function Box({ isTicked }: { isTicked: boolean }) {
  return (
    <td aria-label={isTicked ? 'Yes' : 'Not yet'}>
      <span className={styles.box} data-ticked={isTicked || undefined} />
    </td>
  );
}

const short = (text: string) => shortened(text.trim());

/** Unreadable times sort first. */
function inOrderOfTheDay(requests: readonly AppointmentRequest[]): AppointmentRequest[] {
  return requests
    .map((request) => ({ request, minutes: minutesOf(request.time) ?? -1 }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ request }) => request);
}
