import { useState } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import type { BookingFormState } from './useBookingForm.ts';

const LOCATION_FIRST = 'Please select Location first';
const NOTHING_OFFERED = 'No appointments can be booked at this location';

/** The types that the chosen location offers (specification, section 4). */
export function TypeField({
  field,
  draft,
  types,
}: Pick<BookingFormState, 'field' | 'draft' | 'types'>) {
  const [opened, setOpened] = useState(false);
  const props = field('appointmentType');
  // The browser's list can't be told apart from the field: whoever enters it is about to open it.
  const open = () => setOpened(true);

  // Whoever comes back to an empty form (booked, say) has not opened anything yet.
  if (opened && draft.location) setOpened(false);

  let reason: string | undefined;
  if (types.length === 0) reason = draft.location ? NOTHING_OFFERED : LOCATION_FIRST;

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
        <option key={type}>{type}</option>
      ))}
    </SelectField>
  );
}
