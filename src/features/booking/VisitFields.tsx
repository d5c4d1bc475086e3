import { useId } from 'react';
import type { ClinicsResult } from '#src/api/stores.ts';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { closedDaysText } from './bookingDays.ts';
import { petName, petTypes } from '#src/domain/visitNames.ts';
import { AppointmentTimeField } from './AppointmentTimeField.tsx';
import { AppointmentTypeField } from './AppointmentTypeField.tsx';
import { DayChoices } from './DayChoices.tsx';
import { LocationField } from './LocationField.tsx';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';

interface VisitFieldsProps {
  state: BookingFormState;
  clinics: ClinicsResult;
}

/** Where, what for, when, and for whom: in the order in which people decide. */
export function VisitFields({ state, clinics }: VisitFieldsProps) {
  const { field, setup, dayProblem, changedError, now, refreshClock, variant } = state;
  const closedDays = { id: useId(), text: closedDaysText(setup, now) };
  return (
    <>
      <FieldGroup legend={messages.whereAndWhatFor}>
        <LocationField {...state} clinics={clinics} />
        <AppointmentTypeField {...state} />
      </FieldGroup>
      <FieldGroup legend={messages.when} note={closedDays}>
        <DayChoices {...state} />
        <TextField
          {...field('appointmentDate')}
          label={messages.appointmentDate}
          type="date"
          min={now?.date}
          max={now && '9999-12-31'}
          aria-describedby={closedDays.text && !dayProblem ? closedDays.id : undefined}
          onFocus={refreshClock}
        />
        <AppointmentTimeField {...state} />
        {/* A field that has the focus already: nothing else would announce its message. */}
        <p role="status" className="visually-hidden">
          {dayProblem}
        </p>
        <p role="status" className="visually-hidden">
          {changedError === dayProblem ? '' : changedError}
        </p>
      </FieldGroup>
      <FieldGroup legend={messages.yourPet}>
        <SelectField {...field('petType')} label={messages.petType} wide>
          <option value="">{messages.selectPetType}</option>
          {petTypes.map((petType) => (
            <option key={petType} value={petType}>
              {petName(petType)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('comments', messages.commentsHints[variant])}
          label={messages.comments}
          wide
        />
      </FieldGroup>
    </>
  );
}
