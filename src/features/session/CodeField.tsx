import type { Ref, SyntheticEvent } from 'react';
import { digitsIn } from '#src/components/digitsIn.ts';
import { TextField } from '#src/components/TextField.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (code: string) => void;
  'aria-describedby'?: string;
}

/** A code that was sent or that an app shows. Browsers fill it in from a text message; what groups and wraps the digits of a pasted one goes. */
export function CodeField({ ref, value, onChange, ...described }: CodeFieldProps) {
  const handleChange = (event: SyntheticEvent<HTMLInputElement>) =>
    onChange(digitsIn(event).replaceAll(/[\s\p{Cf}\p{Pd}]/gu, ''));
  return (
    <TextField
      ref={ref}
      label="Code"
      {...described}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={handleChange}
      onCompositionEnd={handleChange}
    />
  );
}

/** Why a code can't be sent; undefined if it can. */
export function codeProblem(code: string): string | undefined {
  if (code === '') return 'The code is required.';
  return /^\d+$/.test(code) ? undefined : 'A code has digits only. Check it and try again.';
}
