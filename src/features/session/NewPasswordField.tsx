import type { Ref } from 'react';
import { PasswordField } from '#src/components/PasswordField.tsx';

interface NewPasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Whose password it is, for password managers. */
  account: string;
  value: string;
  onChange: (password: string) => void;
  shown: boolean;
  onShown: (shown: boolean) => void;
}

/** Why a new password can't be sent; undefined if it can. */
export function passwordProblem(password: string): string | undefined {
  return password.trim() === '' ? 'A new password is required.' : undefined;
}

/** A password to be chosen. */
export function NewPasswordField({ account, onChange, ...field }: NewPasswordFieldProps) {
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        // Cognito's default policy. A user pool may differ, and its error message then says so.
        hint="Usually 8 characters or more, with a capital letter, a small letter, a number and a symbol"
        name="new-password"
        autoComplete="new-password"
        required
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
    </>
  );
}
