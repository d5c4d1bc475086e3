import { useId } from 'react';
import type { ClinicsResult } from '#src/api/stores.ts';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { anchors } from '#src/config/paths.ts';
import { closedDaysText, farDayText, latestDate } from '#src/domain/bookingDays.ts';
import { earliestBooking } from '#src/domain/slots.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { AppointmentTimeField } from './AppointmentTimeField.tsx';
import { AppointmentTypeField } from './AppointmentTypeField.tsx';
import { DayChoices } from './DayChoices.tsx';
import { LocationField } from './LocationField.tsx';
import type { BookingFormState } from './useBookingForm.ts';

interface VisitFieldsProps {
  state: BookingFormState;
  clinics: ClinicsResult;
  phone: { display: string; href: string };
}

const asked = 'What have you noticed? What frightens your pet?';

const commentsHints: Readonly<Record<BookingVariant, string>> = {
  full: asked,
  'full-with-creation-date': asked,
  simple: 'Coat, knots? What frightens your pet?',
  'by-phone': 'What the owner says',
};

/** Where, what for, when, and for whom: in the order in which people decide. */
export function VisitFields({ state, clinics, phone }: VisitFieldsProps) {
  const { field, draft, setup, dayProblem, changedError, now, refreshClock, variant } = state;
  const { rules } = setup;
  const farDay = now && farDayText(draft.appointmentDate, now);
  const closedDays = { id: useId(), text: closedDaysText(setup, now) };
  return (
    <>
      <FieldGroup legend="Where and what for">
        <LocationField {...state} clinics={clinics} phone={phone} />
        <AppointmentTypeField {...state} />
      </FieldGroup>
      <FieldGroup id={anchors.day} legend="When" note={closedDays}>
        <DayChoices {...state} />
        <TextField
          {...field('appointmentDate')}
          notice={dayProblem ? undefined : farDay}
          label="Appointment Date"
          type="date"
          min={now && earliestBooking(now, rules).date}
          max={now && (latestDate(now, rules) ?? '9999-12-31')}
          aria-describedby={closedDays.text && !dayProblem && !farDay ? closedDays.id : undefined}
          onFocus={refreshClock}
        />
        <AppointmentTimeField {...state} />
        {/* A field that has the focus already: nothing else would announce its message. */}
        <p role="status" className="visually-hidden">
          {dayProblem ?? farDay}
        </p>
        <p role="status" className="visually-hidden">
          {changedError === dayProblem ? '' : changedError}
        </p>
      </FieldGroup>
      <FieldGroup legend={variant === 'by-phone' ? 'The pet' : 'Your pet'}>
        <SelectField {...field('petType')} label="Pet Type" wide>
          <option value="">Select Pet Type</option>
          {rules.petTypes.map((petType) => (
            <option key={petType} value={petType}>
              {petType}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...field('comments', commentsHints[variant])} label="Comments" wide />
      </FieldGroup>
    </>
  );
}
