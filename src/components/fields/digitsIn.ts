import type { SyntheticEvent } from 'react';
import { plainDigits } from '#src/domain/text/digits.ts';

/**
 * The value of a digits field after an event, with the digits of any script as 0 to 9. Text that an input method is still
 * composing stays unchanged, or it would be entered twice; `onCompositionEnd` converts it.
 */
export function digitsIn(event: SyntheticEvent<HTMLInputElement>): string {
  const { value } = event.currentTarget;
  return (event.nativeEvent as InputEvent).isComposing ? value : plainDigits(value);
}
