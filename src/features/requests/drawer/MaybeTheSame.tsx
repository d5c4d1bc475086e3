import type { AppointmentRequest } from '#src/api/appointments.ts';
import { TextButton } from '#src/components/Button.tsx';
import { displayedValue, nameOf } from '#src/features/requests/requestFields.ts';
import styles from './RequestDrawer.module.css';

interface MaybeTheSameProps {
  request: AppointmentRequest;
  others: readonly AppointmentRequest[];
  onOpen: (request: AppointmentRequest) => void;
}

/** Thousands of links would help nobody. */
const maxOthers = 5;

export function MaybeTheSame({ request, others, onOpen }: MaybeTheSameProps) {
  if (others.length === 0) return null;
  return (
    <section
      className={`tool-text ${styles.same}`}
      data-layout="stack"
      data-gap="2"
      aria-label="Maybe the same"
    >
      <p>
        <strong>Maybe the same.</strong> <span>{reasonFor(request, others.length)}</span>
      </p>
      <ul className="breaks">
        {others.slice(0, maxOthers).map((other, index) => (
          <li key={`${other.id}-${index}`}>
            <TextButton className={styles.other} onClick={() => onOpen(other)}>
              {nameOf(other)}
            </TextButton>
            <span>{detailsOf(other)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonFor(request: AppointmentRequest, others: number): string {
  const asks = others === 1 ? 'Another request for' : `${others} other requests for`;
  const come = others === 1 ? 'comes' : 'come';
  return `${asks} ${displayedValue(request, 'date')} ${come} from this mobile number. It may be the same visit asked for again, or a family that shares a phone.`;
}

function detailsOf(request: AppointmentRequest) {
  const { id, appointmentType, petType, locationName } = request;
  const details = [displayedValue(request, 'time'), appointmentType, petType, locationName];
  return [`, request ${id}`, ...details].filter(Boolean).join(', ');
}
