import { Icon } from '#src/components/Icon.tsx';
import { dayChoices, dayView } from './bookingDays.ts';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './DayChoices.module.css';

/**
 * The next days, for most bookings quicker than the date field, which they fill in. A prerendered page does not know which they
 * are: it keeps their places.
 */
export function DayChoices({ draft, setup, now, refreshClock, change }: BookingFormState) {
  const days = now ? dayChoices(now, setup) : [];
  const places = Array.from({ length: dayView }, (_, place) => days[place]);
  return (
    <div
      role="radiogroup"
      aria-label={messages.nextDays}
      className={styles.days}
      onFocus={({ target }) => {
        // Not between a pointer's press and its release: the days would move from under it.
        if (target.matches(':focus-visible')) refreshClock();
      }}
    >
      {places.map((day, place) =>
        day ? (
          // By its day: where the days move on as one is pressed, the press is that day's.
          <label key={day.date} className={styles.day}>
            <input
              type="radio"
              name="day"
              // Of no form: the date field is what the form holds.
              form=""
              className={styles.choice}
              value={day.date}
              checked={draft.appointmentDate === day.date}
              disabled={day.isClosed}
              onChange={() => change('appointmentDate', day.date)}
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
