import { SelectField } from '#src/components/SelectField.tsx';
import { formatTime } from '#src/domain/clock.ts';
import { byPartOfDay, slotsFor, slotsOn } from './slots.ts';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';

/**
 * The clinic's slots of the chosen day; those of today that have passed are not offered, none on a closed day, whose reason stands
 * at the date. A time that was chosen before its slot passed, or before the day was changed, stays in view; the submit says what is
 * wrong with it.
 */
export function AppointmentTimeField(state: BookingFormState) {
  const { field, draft, setup, dayProblem, now, refreshClock } = state;
  const { appointmentDate: date, appointmentTime: chosen } = draft;
  const offered = now ? slotsFor(date, now, setup) : slotsOn('', setup);
  const isOffered = offered.some(({ value }) => value === chosen);
  const noneLeft = offered.length === 0;
  return (
    <SelectField
      {...field('appointmentTime')}
      label={messages.appointmentTime}
      // Only for today: a date that is being typed passes through many past days.
      notice={noneLeft && !dayProblem && date === now?.date ? messages.noTimesLeft : undefined}
      onFocus={refreshClock}
    >
      <option value="">{messages.selectTime}</option>
      {noneLeft && <option disabled>{dayProblem ? messages.noTimes : messages.noTimesLeft}</option>}
      {chosen && !isOffered && <option value={chosen}>{formatTime(chosen)}</option>}
      {byPartOfDay(offered).map(({ part, slots }) => (
        <optgroup key={part} label={messages.partsOfDay[part]}>
          {slots.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
