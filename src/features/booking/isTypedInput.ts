const insertions = ['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'];

/**
 * Whether an input event comes from typing, correcting or undoing by hand, and not from pasting, dropping or the browser's
 * autofill (whose events often have no type).
 */
export function isTypedInput(event: Event): boolean {
  const { inputType, data } = event as InputEvent;
  if (!inputType || insertions.includes(inputType)) return false;
  // iOS reports the autofill of a contact's number as one long typed text.
  return !(inputType === 'insertText' && (data?.length ?? 0) > 1);
}
