import type { KeyboardEvent } from 'react';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { TextField } from '#src/components/TextField.tsx';
import type { BookingField } from '#src/domain/types.ts';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';

/** Who books. The browser can fill these in. */
export function OwnerFields({
  field,
  focusField,
  handleMobileNumber,
}: Pick<BookingFormState, 'field' | 'focusField' | 'handleMobileNumber'>) {
  /** Props for Enter in a field: on a phone it moves to the next field; elsewhere, and in the last one, it submits the form. */
  function goesOnTo(next: BookingField) {
    return {
      enterKeyHint: 'next' as const,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (!window.matchMedia('(pointer: coarse)').matches) return;
        event.preventDefault();
        focusField(next);
      },
    };
  }

  return (
    <FieldGroup legend={messages.aboutYou}>
      <TextField
        {...field('name')}
        {...goesOnTo('mobileNumber')}
        label={messages.name}
        autoComplete="name"
        autoCapitalize="words"
        wide
      />
      <TextField
        {...field('mobileNumber', messages.mobileHint)}
        {...goesOnTo('email')}
        onChange={handleMobileNumber}
        onCompositionEnd={handleMobileNumber}
        label={messages.mobileNumber}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...field('email', messages.emailExample)}
        enterKeyHint="send"
        label={messages.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
      />
    </FieldGroup>
  );
}
