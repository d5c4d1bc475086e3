import type { AriaAttributes, SyntheticEvent } from 'react';
import { digitsIn } from '#src/components/fields/digitsIn.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import type { FieldName, LoginValues } from './loginReducer.ts';
import { PasswordField } from './PasswordField.tsx';

interface StepFieldProps extends AriaAttributes {
  name: FieldName;
  /** Focused when its step begins, even before hydration. */
  isFocused: boolean;
  values: LoginValues;
  onTyped: (values: Partial<LoginValues>) => void;
  /** Whether a password is readable. */
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

const fields = {
  email: { label: 'Email', type: 'email', autoComplete: 'username' },
  password: { label: 'Password', autoComplete: 'current-password' },
  // Browsers fill it in from a text message.
  code: { label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code' },
  newPassword: {
    label: 'New password',
    // Cognito's default policy; a user pool that differs says so in its error.
    hint: 'Usually 8 characters or more, with a capital letter, a small letter, a number and a symbol',
    autoComplete: 'new-password',
  },
} as const;

export function StepField(props: StepFieldProps) {
  const { name, isFocused, values, onTyped, isShown, onShown, ...control } = props;

  function take(event: SyntheticEvent<HTMLInputElement>) {
    // Pasted codes have spaces and hyphens.
    const code = () => digitsIn(event).replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
    onTyped({ [name]: name === 'code' ? code() : event.currentTarget.value });
  }

  const field = {
    ...control,
    ...fields[name],
    name,
    autoFocus: isFocused,
    value: values[name],
    onChange: take,
    onCompositionEnd: take,
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
  if (name === 'email' || name === 'code') return <TextField {...field} />;
  return (
    <>
      {/* Tells password managers which account a new password belongs to. */}
      {name === 'newPassword' && (
        <input name="username" autoComplete="username" value={values.email} readOnly hidden />
      )}
      <PasswordField {...field} isShown={isShown} onShown={onShown} />
    </>
  );
}
