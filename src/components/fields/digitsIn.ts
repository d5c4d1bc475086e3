import type { SyntheticEvent } from 'react';
import { plainDigits } from '#src/domain/text/digits.ts';

/** Leaves text unchanged while an input method composes: it would be entered twice. */
export function digitsIn(event: SyntheticEvent<HTMLInputElement>): string {
  const { value } = event.currentTarget;
  return (event.nativeEvent as InputEvent).isComposing ? value : plainDigits(value);
}
