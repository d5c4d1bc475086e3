import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { TextField } from '#src/components/TextField.tsx';
import type { BookingFormState } from './useBookingForm.ts';

/** Who books. The browser can fill these in. */
export function OwnerFields({ field }: Pick<BookingFormState, 'field'>) {
  return (
    <FieldGroup legend="About you">
      <TextField {...field('name')} label="Name" autoComplete="name" autoCapitalize="words" wide />
      <TextField
        {...field('mobileNumber')}
        label="Mobile Number"
        hint="10 digits"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...field('email')}
        label="Email"
        hint="name@example.com"
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
      />
    </FieldGroup>
  );
}
