import { useState } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextAreaField } from '#src/components/fields/TextAreaField.tsx';
import { petName, petTypes, typeName } from '#src/domain/visitNames.ts';
import {
  formId,
  useBooking,
  useBookingField,
  useKnownStore,
} from '#src/features/booking/BookingContext.tsx';
import { bookingVariants } from '#src/features/booking/rules/bookingVariants.ts';
import { LocationField } from './LocationField.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import { WhenFields } from './WhenFields.tsx';

/** Where, what for, when, and for whom: in the order in which people decide. */
export function VisitFields() {
  return (
    <>
      <FieldGroup
        id={`${formId}-visit`}
        legend={messages.whereAndWhatFor}
        note={messages.everyField}
      >
        <LocationField />
        <AppointmentTypeField />
      </FieldGroup>
      <WhenFields />
      <FieldGroup id={`${formId}-pet`} legend={messages.yourPet}>
        <PetTypeField />
        <CommentsField />
      </FieldGroup>
    </>
  );
}

/** The types that the chosen location offers (docs/product.md, section 4). */
function AppointmentTypeField() {
  const { variant } = useBooking();
  const { store } = useKnownStore();
  const [opened, setOpened] = useState(false);
  const types = bookingVariants[variant].typesAt(store);
  // Pages are not told when a browser opens the list: focus and mouse are the nearest signs.
  const open = () => setOpened(!store);
  const none = store ? messages.nothingOffered : messages.selectLocationFirst;
  const reason = types.length === 0 ? none : undefined;
  // Forgotten once a location is chosen, so that the form starts afresh when it is emptied after a booking.
  if (opened && store) setOpened(false);

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

function PetTypeField() {
  return (
    <SelectField {...useBookingField('petType')} label={messages.petType} wide>
      <option value="">{messages.selectPetType}</option>
      {petTypes.map((petType) => (
        <option key={petType} value={petType}>
          {petName(petType)}
        </option>
      ))}
    </SelectField>
  );
}

function CommentsField() {
  return <TextAreaField {...useBookingField('comments')} label={messages.comments} wide />;
}
