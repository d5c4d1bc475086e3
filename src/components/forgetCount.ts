export const forgetKey = 'forgotMe';

/** How often 'Forget me' was pressed in this browser: what a tab kept of a person before is of nobody any more. '' for never. */
export function forgetCount(): string {
  try {
    return localStorage.getItem(forgetKey) ?? '';
  } catch {
    return '';
  }
}

/** Counts one more. Returns whether the browser keeps it. */
export function countForgetting(): boolean {
  const next = String(Number(forgetCount()) + 1);
  try {
    localStorage.setItem(forgetKey, next);
  } catch {
    // Read back, as some browsers refuse without a word.
  }
  return forgetCount() === next;
}
