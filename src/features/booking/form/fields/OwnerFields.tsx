import type { KeyboardEvent, SyntheticEvent } from 'react';
import { digitsIn } from '#src/components/fields/digitsIn.ts';
import { FieldGroup } from '#src/components/fields/FieldGroup.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import type { BookingField } from '#src/domain/bookingTypes.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import {
  focusField,
  formId,
  useBookingFormValue,
  useBookingField,
} from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';

export function OwnerFields() {
  return (
    <FieldGroup id={`${formId}-owner`} legend={messages.aboutYou}>
      <NameField />
      <MobileNumberField />
      <EmailField />
    </FieldGroup>
  );
}

function NameField() {
  return (
    <TextField
      {...useBookingField('name')}
      {...enterMovesTo('mobileNumber')}
      label={messages.name}
      autoComplete="name"
      autoCapitalize="words"
      wide
    />
  );
}

/** Digits of any script become 0 to 9 while typing; spaces, hyphens and country code go on blur. */
function MobileNumberField() {
  const { dispatch } = useBookingFormValue();
  const field = useBookingField('mobileNumber');
  const change = (value: string) => {
    if (value !== field.value) dispatch({ type: 'typed', name: 'mobileNumber', value });
  };
  const takeDigits = (event: SyntheticEvent<HTMLInputElement>) => change(digitsIn(event));
  return (
    <TextField
      {...field}
      {...enterMovesTo('email')}
      onChange={takeDigits}
      onCompositionEnd={takeDigits}
      onBlur={() => change(normaliseMobileNumber(field.value))}
      label={messages.mobileNumber}
      hint={messages.mobileHint}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
  );
}

function EmailField() {
  return (
    <TextField
      {...useBookingField('email')}
      enterKeyHint="send"
      label={messages.email}
      hint={messages.emailExample}
      type="email"
      autoComplete="email"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}

/** Props for a field whose Enter moves to the next one on a phone, and submits elsewhere. */
function enterMovesTo(next: BookingField) {
  return {
    enterKeyHint: 'next' as const,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!window.matchMedia('(pointer: coarse)').matches) return;
      event.preventDefault();
      focusField(event.currentTarget.form, next);
    },
  };
}
