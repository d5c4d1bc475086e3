const insertions = ['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'];

/** Typed, corrected or undone by hand; not pasted, dropped or filled in by the browser (which often gives no type). */
export function isTypedInput(event: Event): boolean {
  const { inputType, data } = event as InputEvent;
  if (!inputType || insertions.includes(inputType)) return false;
  // iOS fills in a contact's number as one long 'typed' text.
  return !(inputType === 'insertText' && (data?.length ?? 0) > 1);
}
