import type { ClinicsResult } from '#src/api/stores.ts';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { petTypes } from '#src/domain/bookingRules.ts';
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
  const { field, now, refreshClock, variant } = state;
  return (
    <FieldGroup legend="About the visit">
      <LocationField {...state} clinics={clinics} phone={phone} />
      <AppointmentTypeField {...state} />
      <SelectField {...field('petType')} label="Pet Type">
        <option value="">Select Pet Type</option>
        {petTypes.map((petType) => (
          <option key={petType}>{petType}</option>
        ))}
      </SelectField>
      <TextField
        {...field('appointmentDate')}
        label="Appointment Date"
        type="date"
        min={now?.date}
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
    </FieldGroup>
  );
}
