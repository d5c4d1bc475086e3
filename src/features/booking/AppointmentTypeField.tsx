import { useState } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import { typeName } from '#src/domain/visitNames.ts';
import { useBooking, useKnownStore } from './bookingContext.ts';
import { bookingVariants } from './bookingVariants.ts';
import * as messages from './messages.tsx';
import { useBookingField } from './useBookingField.ts';

/** The types that the chosen location offers (docs/product.md, section 4). */
export function AppointmentTypeField() {
  const { variant } = useBooking();
  const { store } = useKnownStore();
  const [opened, setOpened] = useState(false);
  const types = bookingVariants[variant].typesAt(store);
  // Pages are not told when a browser opens the list: focus and mouse are the nearest signs.
  const open = () => setOpened(true);

  // Forgotten once a location is chosen, so that the form starts afresh when it is emptied after a booking.
  if (opened && store) setOpened(false);

  let reason: string | undefined;
  if (types.length === 0) {
    reason = store ? messages.nothingOffered : messages.selectLocationFirst;
  }

  return (
    <SelectField
      {...useBookingField('appointmentType')}
      label={messages.appointmentType}
      notice={store || opened ? reason : undefined}
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
