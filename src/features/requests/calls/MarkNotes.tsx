import type { MouseEvent } from 'react';
import { formatDate, formatTime } from '#src/domain/clock.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { nameOf } from '#src/features/requests/list/requestColumns.tsx';
import styles from './MarkNotes.module.css';

interface MarkNotesProps {
  request: AppointmentRequest;
  /** The list that it is from. */
  requests: RequestList;
  /** Shows another request instead. */
  onOpen: (request: AppointmentRequest) => void;
}

/** The others are named up to so many; a list of thousands is no help. */
const mostOthers = 5;
/** 'Same owner' alone says little. */
const dayMarks = ['Maybe the same', 'Same time'] as const;
type DayMark = (typeof dayMarks)[number];

/** Why a request is marked, in words, and the other requests it is about. Nothing is decided here: the marks say 'maybe'. */
export function MarkNotes({ request, requests, onOpen }: MarkNotesProps) {
  function open(event: MouseEvent, other: AppointmentRequest) {
    // The button is about to go.
    event.currentTarget.closest('dialog')?.focus();
    onOpen(other);
  }

  return dayMarks
    .filter((mark) => requests.isMarked(request, mark))
    .map((mark) => {
      const others = requests.othersOf(request, mark);
      const more = others.length - mostOthers;
      return (
        <section key={mark} className={`tool-text ${styles.note}`} aria-label={mark}>
          <p>
            <strong>{`${mark}.`}</strong> <span>{reasonOf(mark, request, others.length)}</span>
          </p>
          <ul className={`above-2 breaks ${styles.others}`}>
            {others.slice(0, mostOthers).map((other, index) => (
              <li key={`${other.id}-${index}`}>
                <button
                  type="button"
                  className={`text-button ${styles.other}`}
                  onClick={(event) => open(event, other)}
                >
                  {nameOf(other)}
                </button>
                <span>{detailsOf(mark, other)}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{more === 1 ? 'And one more.' : `And ${more} more.`}</p>}
        </section>
      );
    });
}

function reasonOf(mark: DayMark, { date }: AppointmentRequest, others: number): string {
  const [request, comes] =
    others === 1 ? ['Another request', 'comes'] : [`${others} other requests`, 'come'];
  return mark === 'Maybe the same'
    ? `${request} for ${formatDate(date)} ${comes} from this mobile number. It may be the same visit asked for again, or a family that shares a phone.`
    : `${request} ask for this clinic at this time. It may not have room for all.`;
}

function detailsOf(mark: DayMark, other: AppointmentRequest): string {
  const { id, time, locationName, appointmentType, petType } = other;
  const details =
    mark === 'Maybe the same'
      ? [formatTime(time), appointmentType, petType, locationName]
      : [appointmentType, petType];
  return [`, request ${id}`, ...details].filter(Boolean).join(', ');
}
