import { useState } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import type { BookingFormState } from './useBookingForm.ts';

const locationFirst = 'Please select Location first';
const nothingOffered = 'No appointments can be booked at this location';

/** The types that the chosen location offers (docs/product.md, section 4). */
export function AppointmentTypeField({
  field,
  draft,
  types,
}: Pick<BookingFormState, 'field' | 'draft' | 'types'>) {
  const [opened, setOpened] = useState(false);
  const props = field('appointmentType');
  // Pages are not told when a browser opens the list: focus and mouse are the nearest signs.
  const open = () => setOpened(true);

  // Forgotten once a location is chosen, so that the form starts afresh when it is emptied after a booking.
  if (opened && draft.location) setOpened(false);

  let reason: string | undefined;
  if (types.length === 0) reason = draft.location ? nothingOffered : locationFirst;

  return (
    <SelectField
      {...props}
      label="Appointment Type"
      notice={draft.location || opened ? reason : undefined}
      onFocus={open}
      onMouseDown={open}
    >
      <option value="">Select Appointment Type</option>
      {reason && <option disabled>{reason}</option>}
      {types.map((type) => (
        <option key={type} value={type}>
          {type}
        </option>
      ))}
    </SelectField>
  );
}
