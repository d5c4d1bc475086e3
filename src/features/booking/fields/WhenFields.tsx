import { FieldGroup } from '#src/components/fields/FieldGroup.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { formatTime } from '#src/domain/time/clock.ts';
import {
  formId,
  useBookingFormValue,
  useBookingField,
} from '#src/features/booking/BookingFormContext.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import { closedDayError, closedDaysText } from '#src/features/booking/rules/bookingDays.ts';
import { byPartOfDay, slotsOn } from '#src/features/booking/rules/slots.ts';
import { DayChoices } from './DayChoices.tsx';
import { type DayErrorProps, ErrorAnnouncement } from './ErrorAnnouncement.tsx';

export function WhenFields() {
  const { now, hours, answers } = useBookingFormValue();
  const id = `${formId}-when`;
  const closedDays = closedDaysText(hours, now);
  // Shown at once, because a browser's date field offers every day.
  const dayError = now && closedDayError(answers.appointmentDate, now, hours);
  return (
    <FieldGroup id={id} legend={messages.when} hint={closedDays}>
      <DayChoices />
      <AppointmentDateField
        dayError={dayError}
        describedBy={closedDays ? `${id}-hint` : undefined}
      />
      <AppointmentTimeField dayError={dayError} />
      <ErrorAnnouncement dayError={dayError} />
    </FieldGroup>
  );
}

interface DateFieldProps extends DayErrorProps {
  describedBy: string | undefined;
}

function AppointmentDateField({ dayError, describedBy }: DateFieldProps) {
  const { now } = useBookingFormValue();
  const field = useBookingField('appointmentDate');
  return (
    <TextField
      {...field}
      error={field.error ?? dayError}
      label={messages.appointmentDate}
      type="date"
      min={now?.date}
      max={now && '9999-12-31'}
      aria-describedby={dayError ? undefined : describedBy}
    />
  );
}

/** The slots left on the chosen day. A chosen time that has passed stays in view until the submit reports it. */
function AppointmentTimeField({ dayError }: DayErrorProps) {
  const { now, hours, answers } = useBookingFormValue();
  const date = answers.appointmentDate;
  const chosen = answers.appointmentTime;
  const slots = slotsOn(date, hours, now);
  const noneLeft = slots.length === 0;
  return (
    <SelectField
      {...useBookingField('appointmentTime')}
      label={messages.appointmentTime}
      // For today alone: a date passes through past days while it is typed.
      notice={noneLeft && !dayError && date === now?.date ? messages.noTimesLeft : undefined}
    >
      <option value="">{messages.selectTime}</option>
      {noneLeft && <option disabled>{dayError ? messages.noTimes : messages.noTimesLeft}</option>}
      {chosen && !slots.includes(chosen) && <SlotOption slot={chosen} />}
      {byPartOfDay(slots).map((group) => (
        <optgroup key={group.part} label={messages.partsOfDay[group.part]}>
          {group.slots.map((slot) => (
            <SlotOption key={slot} slot={slot} />
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function SlotOption({ slot }: { slot: string }) {
  return <option value={slot}>{formatTime(slot)}</option>;
}
