import { FieldGroup } from './FieldGroup.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { formatTime } from '#src/domain/time/clock.ts';
import {
  formId,
  useBooking,
  useBookingField,
  useBookingState,
  useDayProblem,
  useKnownStore,
} from '#src/features/booking/BookingContext.tsx';
import { closedDaysText } from '#src/features/booking/rules/bookingDays.ts';
import { DayChoices } from './DayChoices.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import { ChangedProblem } from './Problems.tsx';
import { byPartOfDay, slotsFor, slotsOn } from '#src/features/booking/rules/slots.ts';

/** The day and the time. */
export function WhenFields() {
  const { now } = useBooking();
  const { setup } = useKnownStore();
  const id = `${formId}-when`;
  const closedDays = closedDaysText(setup, now);
  return (
    <FieldGroup id={id} legend={messages.when} note={closedDays}>
      <DayChoices />
      <AppointmentDateField describedBy={closedDays ? `${id}-note` : undefined} />
      <AppointmentTimeField />
      <ChangedProblem />
    </FieldGroup>
  );
}

function AppointmentDateField({ describedBy }: { describedBy: string | undefined }) {
  const { now } = useBooking();
  const field = useBookingField('appointmentDate');
  const problem = useDayProblem();
  return (
    <TextField
      {...field}
      error={field.error ?? problem}
      label={messages.appointmentDate}
      type="date"
      min={now?.date}
      max={now && '9999-12-31'}
      aria-describedby={problem ? undefined : describedBy}
    />
  );
}

/**
 * The clinic's slots of the chosen day; those of today that have passed are not offered, none on a closed day, whose reason stands
 * at the date. A time that was chosen before its slot passed, or before the day was changed, stays in view; the submit says what is
 * wrong with it.
 */
function AppointmentTimeField() {
  const { now } = useBooking();
  const { setup } = useKnownStore();
  const field = useBookingField('appointmentTime');
  const date = useBookingState(({ answers }) => answers.appointmentDate);
  const problem = useDayProblem();
  const offered = now ? slotsFor(date, now, setup) : slotsOn('', setup);
  const isOffered = offered.some(({ value }) => value === field.value);
  const noneLeft = offered.length === 0;
  return (
    <SelectField
      {...field}
      label={messages.appointmentTime}
      // Only for today: a date that is being typed passes through many past days.
      notice={noneLeft && !problem && date === now?.date ? messages.noTimesLeft : undefined}
    >
      <option value="">{messages.selectTime}</option>
      {noneLeft && <option disabled>{problem ? messages.noTimes : messages.noTimesLeft}</option>}
      {field.value && !isOffered && <option value={field.value}>{formatTime(field.value)}</option>}
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
