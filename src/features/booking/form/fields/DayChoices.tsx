import { Icon } from '#src/components/Icon.tsx';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import {
  type DayChoice,
  dayChoices,
  offeredDays,
} from '#src/features/booking/form/rules/bookingDays.ts';
import styles from './DayChoices.module.css';

/** The next days, which fill in the date field; prerendered as empty space. */
export function DayChoices() {
  const { now, hours } = useBookingFormValue();
  return (
    <div role="radiogroup" aria-label={messages.nextDays} className={styles.days}>
      {now
        ? dayChoices(now, hours).map((day) => (
            // Keyed by date, so that a press at midnight hits the day that was shown.
            <DayRadio key={day.date} {...day} />
          ))
        : Array.from({ length: offeredDays }, (_, day) => (
            <span key={day} className={styles.day} aria-hidden />
          ))}
    </div>
  );
}

function DayRadio({ date, name, day, isClosed }: DayChoice) {
  const { answers, dispatch } = useBookingFormValue();
  const isChosen = answers.appointmentDate === date;
  return (
    <label className={styles.day} data-choice="bare">
      <input
        type="radio"
        name="day"
        // `form=""` keeps the radios out of the submit.
        form=""
        className={styles.choice}
        value={date}
        checked={isChosen}
        disabled={isClosed}
        onChange={() => dispatch({ type: 'typed', name: 'appointmentDate', value: date })}
      />
      <span className="strong">{isClosed ? day : name}</span>{' '}
      <span>{isClosed ? messages.closed : day}</span>
      {isChosen && <Icon icon="Check" className={styles.tick} />}
    </label>
  );
}
