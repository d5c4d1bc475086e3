import type { AppointmentRequest } from '#src/api/appointments.ts';
import { weekdayOf } from '#src/domain/time/dates.ts';
import { displayedValue } from '#src/features/requests/requestFields.ts';
import styles from './RequestDrawer.module.css';

/** Day, service and clinic in the order used on the phone, and the comment. */
export function RequestSummary({ request }: { request: AppointmentRequest }) {
  const { date, appointmentType, petType, locationName, comments } = request;
  const asked = { type: appointmentType, pet: petType, clinic: locationName };
  return (
    <div className="numeric tool-text breaks">
      <p className={`strong ${styles.when}`}>
        <span>{`${weekdayOf(date)}, ${displayedValue(request, 'date')}`}</span>
        <span>{displayedValue(request, 'time') || 'No time given'}</span>
      </p>
      <ul className={`soft ${styles.asked}`} aria-label="Asked for">
        {Object.entries(asked).map(
          ([field, value]) =>
            value && (
              <li key={field} translate={field === 'clinic' ? 'no' : undefined}>
                {value}
              </li>
            ),
        )}
      </ul>
      {comments.trim() && <p className={styles.comments}>{comments}</p>}
    </div>
  );
}
