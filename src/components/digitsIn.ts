import type { SyntheticEvent } from 'react';
import { plainDigits } from '#src/domain/digits.ts';

/**
 * What stands in a field of digits after an event of it: those of any script as 0 to 9. What an input method is still composing stays
 * as it is, or it would be written twice; `onCompositionEnd` ends it.
 */
export function digitsIn(event: SyntheticEvent<HTMLInputElement>): string {
  const { value } = event.currentTarget;
  return (event.nativeEvent as InputEvent).isComposing ? value : plainDigits(value);
}
