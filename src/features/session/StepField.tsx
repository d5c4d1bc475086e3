import type { ComponentProps, SyntheticEvent } from 'react';
import { digitsIn } from '#src/components/digitsIn.ts';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import type { FieldName, LoginValues } from './loginSteps.ts';

interface StepFieldProps {
  name: FieldName;
  /** The first of its step: it takes the focus, also before the page is hydrated. */
  first: boolean;
  values: LoginValues;
  onTyped: (values: Partial<LoginValues>) => void;
  /** Whether a password is readable. */
  shown: boolean;
  onShown: (shown: boolean) => void;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** One field of a step. */
export function StepField(props: StepFieldProps) {
  const { name, first, values, onTyped, shown, onShown, ...described } = props;
  const field: Omit<ComponentProps<typeof TextField>, 'label'> = {
    ...described,
    name,
    autoFocus: first,
    value: values[name],
    onChange: ({ target }) => onTyped({ [name]: target.value }),
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  };
  switch (name) {
    case 'email':
      return <TextField {...field} label="Email" type="email" autoComplete="username" />;
    case 'password':
      return (
        <PasswordField
          {...field}
          label="Password"
          autoComplete="current-password"
          shown={shown}
          onShown={onShown}
        />
      );
    case 'code': {
      // What groups and wraps the digits of a pasted code goes.
      const takeCode = (event: SyntheticEvent<HTMLInputElement>) =>
        onTyped({ code: digitsIn(event).replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '') });
      return (
        <TextField
          {...field}
          label="Code"
          inputMode="numeric"
          // Browsers fill it in from a text message.
          autoComplete="one-time-code"
          onChange={takeCode}
          onCompositionEnd={takeCode}
        />
      );
    }
    case 'newPassword':
      return (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={values.email}
            readOnly
            hidden
          />
          <PasswordField
            {...field}
            label="New password"
            // Cognito's default policy. A user pool may differ, and its error message then says so.
            hint="Usually 8 characters or more, with a capital letter, a small letter, a number and a symbol"
            autoComplete="new-password"
            shown={shown}
            onShown={onShown}
          />
        </>
      );
  }
}
