import { type Dispatch, memo } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { useBooking } from '#src/features/booking/BookingContext.tsx';
import type { BookingEvent } from '#src/features/booking/bookingReducer.ts';
import * as messages from '#src/features/booking/messages.tsx';
import {
  type DayChoice,
  dayChoices,
  offeredDays,
} from '#src/features/booking/rules/bookingDays.ts';
import styles from './DayChoices.module.css';

/** The next days, which fill in the date field; prerendered as empty space. */
export function DayChoices() {
  const { now, setup, draft, dispatch } = useBooking();
  return (
    <div role="radiogroup" aria-label={messages.nextDays} className={styles.days}>
      {now
        ? dayChoices(now, setup).map((day) => (
            // Keyed by date, so that a press at midnight hits the day that was shown.
            <DayRadio
              key={day.date}
              {...day}
              isChosen={draft.appointmentDate === day.date}
              dispatch={dispatch}
            />
          ))
        : Array.from({ length: offeredDays }, (_, day) => (
            <span key={day} className={styles.day} aria-hidden />
          ))}
    </div>
  );
}

interface DayRadioProps extends DayChoice {
  isChosen: boolean;
  dispatch: Dispatch<BookingEvent>;
}

/** Memoised, because each key renders the form. */
const DayRadio = memo(function DayRadio(props: DayRadioProps) {
  const { date, name, day, isClosed, isChosen, dispatch } = props;
  return (
    <label className={styles.day}>
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
      <Icon icon="Check" className={styles.tick} />
    </label>
  );
});
