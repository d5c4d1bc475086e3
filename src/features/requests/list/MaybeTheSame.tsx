import type { MouseEvent } from 'react';
import { formatDate, formatTime } from '#src/domain/clock.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import styles from './MaybeTheSame.module.css';
import { nameOf } from './requestColumns.tsx';

interface MaybeTheSameProps {
  request: AppointmentRequest;
  /** The other requests of its mobile number for its day. */
  others: readonly AppointmentRequest[];
  /** Shows another request instead. */
  onOpen: (request: AppointmentRequest) => void;
}

/** The others are named up to so many; a list of thousands is no help. */
const mostOthers = 5;

/** Which requests may be the same as this one, and why. Nothing is decided here. */
export function MaybeTheSame({ request, others, onOpen }: MaybeTheSameProps) {
  const more = others.length - mostOthers;
  if (others.length === 0) return null;

  function open(event: MouseEvent, other: AppointmentRequest) {
    // The button is about to go.
    event.currentTarget.closest('dialog')?.focus();
    onOpen(other);
  }

  return (
    <section className={`tool-text ${styles.note}`} aria-label="Maybe the same">
      <p>
        <strong>Maybe the same.</strong> <span>{reasonOf(request, others.length)}</span>
      </p>
      <ul className="above-2 breaks">
        {others.slice(0, mostOthers).map((other, index) => (
          <li key={`${other.id}-${index}`}>
            <button
              type="button"
              className={`text-button ${styles.other}`}
              onClick={(event) => open(event, other)}
            >
              {nameOf(other)}
            </button>
            <span>{detailsOf(other)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? 'And one more.' : `And ${more} more.`}</p>}
    </section>
  );
}

function reasonOf({ date }: AppointmentRequest, others: number): string {
  const requests = others === 1 ? 'Another request for' : `${others} other requests for`;
  const come = others === 1 ? 'comes' : 'come';
  return `${requests} ${formatDate(date)} ${come} from this mobile number. It may be the same visit asked for again, or a family that shares a phone.`;
}

function detailsOf({ id, time, appointmentType, petType, locationName }: AppointmentRequest) {
  const details = [formatTime(time), appointmentType, petType, locationName];
  return [`, request ${id}`, ...details].filter(Boolean).join(', ');
}
