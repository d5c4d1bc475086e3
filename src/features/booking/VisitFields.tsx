import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { petName, petTypes } from '#src/domain/visitNames.ts';
import { AppointmentTypeField } from './AppointmentTypeField.tsx';
import { LocationField } from './LocationField.tsx';
import * as messages from './messages.tsx';
import { useBookingField } from './useBookingField.ts';
import { WhenFields } from './WhenFields.tsx';

/** Where, what for, when, and for whom: in the order in which people decide. */
export function VisitFields() {
  return (
    <>
      <FieldGroup legend={messages.whereAndWhatFor}>
        <LocationField />
        <AppointmentTypeField />
      </FieldGroup>
      <WhenFields />
      <FieldGroup legend={messages.yourPet}>
        <PetTypeField />
        <CommentsField />
      </FieldGroup>
    </>
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
