import { useState } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import { typeName } from '#src/domain/visitNames.ts';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';

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
  if (types.length === 0) {
    reason = draft.location ? messages.nothingOffered : messages.selectLocationFirst;
  }

  return (
    <SelectField
      {...props}
      label={messages.appointmentType}
      notice={draft.location || opened ? reason : undefined}
      onFocus={open}
      onMouseDown={open}
    >
      <option value="">{messages.selectAppointmentType}</option>
      {reason && <option disabled>{reason}</option>}
      {types.map((type) => (
        <option key={type} value={type}>
          {typeName(type)}
        </option>
      ))}
    </SelectField>
  );
}
