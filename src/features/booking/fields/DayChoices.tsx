import { Icon } from '#src/components/Icon.tsx';
import {
  useBooking,
  useBookingState,
  useKnownStore,
} from '#src/features/booking/BookingContext.tsx';
import { dayChoices, dayView } from '#src/features/booking/rules/bookingDays.ts';
import * as messages from '#src/features/booking/messages.tsx';
import styles from './DayChoices.module.css';

/**
 * The next days, for most bookings quicker than the date field, which they fill in. A prerendered page does not know which they
 * are: it keeps their places.
 */
export function DayChoices() {
  const { now, dispatch } = useBooking();
  const { setup } = useKnownStore();
  const chosen = useBookingState(({ answers }) => answers.appointmentDate);
  const days = now ? dayChoices(now, setup) : [];
  const places = Array.from({ length: dayView }, (_, place) => days[place]);
  return (
    <div role="radiogroup" aria-label={messages.nextDays} className={styles.days}>
      {places.map((day, place) =>
        day ? (
          // Keyed by date, so that a press at midnight hits the day that was shown.
          <label key={day.date} className={styles.day}>
            <input
              type="radio"
              name="day"
              // `form=""` keeps the radios out of the form: the date field holds the answer.
              form=""
              className={styles.choice}
              value={day.date}
              checked={chosen === day.date}
              disabled={day.isClosed}
              onChange={() => dispatch({ type: 'typed', name: 'appointmentDate', value: day.date })}
            />
            <span className="strong">{day.isClosed ? day.day : day.name}</span>{' '}
            <span>{day.isClosed ? messages.closed : day.day}</span>
            <Icon icon="Check" className={styles.tick} />
          </label>
        ) : (
          <span key={place} className={styles.day} aria-hidden />
        ),
      )}
    </div>
  );
}
