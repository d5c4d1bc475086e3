import type { ClinicsResult } from '#src/api/stores.ts';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { closedDaysText, farDayText, latestDate } from '#src/domain/bookingDays.ts';
import { earliestBooking } from '#src/domain/slots.ts';
import { AppointmentTimeField } from './AppointmentTimeField.tsx';
import { AppointmentTypeField } from './AppointmentTypeField.tsx';
import { LocationField } from './LocationField.tsx';
import type { BookingFormState } from './useBookingForm.ts';

interface VisitFieldsProps {
  state: BookingFormState;
  clinics: ClinicsResult;
  phone: { display: string; href: string };
}

/** Where, for whom, when and why. */
export function VisitFields({ state, clinics, phone }: VisitFieldsProps) {
  const { field, draft, setup, dayProblem, changedError, now, refreshClock, variant } = state;
  const { rules } = setup;
  const farDay = now && farDayText(draft.appointmentDate, now);
  return (
    <FieldGroup legend="About the visit">
      <LocationField {...state} clinics={clinics} phone={phone} />
      <AppointmentTypeField {...state} />
      <SelectField {...field('petType')} label="Pet Type">
        <option value="">Select Pet Type</option>
        {rules.petTypes.map((petType) => (
          <option key={petType} value={petType}>
            {petType}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('appointmentDate')}
        notice={dayProblem ? undefined : farDay || closedDaysText(setup, now)}
        label="Appointment Date"
        type="date"
        min={now && earliestBooking(now, rules).date}
        max={now && (latestDate(now, rules) ?? '9999-12-31')}
        onFocus={refreshClock}
      />
      <AppointmentTimeField {...state} />
      <TextAreaField
        {...field('comments')}
        label="Comments"
        placeholder={
          variant === 'simple'
            ? 'Coat, knots, what frightens them'
            : 'What have you noticed, and since when?'
        }
        wide
      />
      {/* A field that has the focus already: nothing else would announce its message. */}
      <p role="status" className="visually-hidden">
        {dayProblem ?? farDay}
      </p>
      <p role="status" className="visually-hidden">
        {changedError === dayProblem ? '' : changedError}
      </p>
    </FieldGroup>
  );
}
