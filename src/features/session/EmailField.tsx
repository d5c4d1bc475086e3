import type { AriaAttributes, Ref } from 'react';
import { TextField } from '#src/components/TextField.tsx';

interface EmailFieldProps extends AriaAttributes {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (email: string) => void;
}

/** The address that the user logs in with. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Why an address can't be sent; undefined if it can. */
export function emailProblem(email: string): string | undefined {
  return email.trim() === '' ? 'Email is required.' : undefined;
}
