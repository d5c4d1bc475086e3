import { useState } from 'react';
import { FieldGroup } from '#src/components/fields/FieldGroup.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextAreaField } from '#src/components/fields/TextAreaField.tsx';
import { petName, petTypes, typeName } from '#src/domain/bookingNames.ts';
import {
  formId,
  useBookingFormValue,
  useBookingField,
} from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { bookingVariants } from '#src/features/booking/form/rules/bookingVariants.ts';
import { LocationField } from './LocationField.tsx';
import { WhenFields } from './WhenFields.tsx';

export function AppointmentFields() {
  return (
    <>
      <FieldGroup
        id={`${formId}-appointment`}
        legend={messages.whereAndWhatFor}
        hint={messages.everyField}
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

/** The types that the chosen clinic offers (docs/product.md, section 4). */
function AppointmentTypeField() {
  const { store, types } = useBookingFormValue();
  const [isOpened, setIsOpened] = useState(false);
  // Browsers send no event when a select opens: focus and mouse are the nearest.
  const open = () => setIsOpened(!store);
  const none = store ? messages.nothingOffered : messages.selectLocationFirst;
  const reason = types.length === 0 ? none : undefined;
  // A chosen clinic resets it, for the empty form after a booking.
  if (isOpened && store) setIsOpened(false);

  return (
    <SelectField
      {...useBookingField('appointmentType')}
      label={messages.appointmentType}
      notice={store || isOpened ? reason : undefined}
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
  const { variant } = useBookingFormValue();
  return (
    <TextAreaField
      {...useBookingField('comments')}
      label={messages.comments}
      hint={bookingVariants[variant].commentsHint}
      wide
    />
  );
}
