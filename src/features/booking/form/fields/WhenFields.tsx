import { FieldGroup } from '#src/components/fields/FieldGroup.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { formatTime } from '#src/domain/time/clock.ts';
import {
  formId,
  useBookingFormValue,
  useBookingField,
} from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { closedDaysText } from '#src/features/booking/form/rules/bookingDays.ts';
import { byPartOfDay, slotsOn } from '#src/features/booking/form/rules/slots.ts';
import { DayChoices } from './DayChoices.tsx';
import { ErrorAnnouncement } from './ErrorAnnouncement.tsx';

export function WhenFields() {
  const { now, hours } = useBookingFormValue();
  const id = `${formId}-when`;
  const closedDays = closedDaysText(hours, now);
  return (
    <FieldGroup id={id} legend={messages.when} hint={closedDays}>
      <DayChoices />
      <AppointmentDateField describedBy={closedDays ? `${id}-hint` : undefined} />
      <AppointmentTimeField />
      <ErrorAnnouncement />
    </FieldGroup>
  );
}

function AppointmentDateField({ describedBy }: { describedBy: string | undefined }) {
  const { now, dayError } = useBookingFormValue();
  const field = useBookingField('appointmentDate');
  return (
    <TextField
      {...field}
      // Shown at once, because a browser's date field offers every day.
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
function AppointmentTimeField() {
  const { now, hours, answers, dayError } = useBookingFormValue();
  const date = answers.appointmentDate;
  const chosen = answers.appointmentTime;
  const slots = slotsOn(date, hours, now);
  const hasNoSlots = slots.length === 0;
  return (
    <SelectField
      {...useBookingField('appointmentTime')}
      label={messages.appointmentTime}
      // For today alone: a date passes through past days while it is typed.
      notice={hasNoSlots && !dayError && date === now?.date ? messages.noTimesLeft : undefined}
    >
      <option value="">{messages.selectTime}</option>
      {hasNoSlots && <option disabled>{dayError ? messages.noTimes : messages.noTimesLeft}</option>}
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
