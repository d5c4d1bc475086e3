import { keepText, readText } from './storedText.ts';

export const forgetKey = 'forgotMe';

/** How often 'Forget me' was pressed in this browser: what a tab kept of a person before is of nobody any more. '' for never. */
export function forgetCount(): string {
  return readText(forgetKey) ?? '';
}

/** Counts one more. Returns whether the browser keeps it. */
export function countForgetting(): boolean {
  return keepText(forgetKey, String(Number(forgetCount()) + 1));
}
