import { expect, it } from 'vitest';
import { isTypedInput } from '#src/features/booking/isTypedInput.ts';

it.each([
  ['a key', 'insertText', '9', true],
  ['a correction', 'deleteContentBackward', null, true],
  ['undoing', 'historyUndo', null, true],
  ['pasting', 'insertFromPaste', '98765', false],
  ['dropping', 'insertFromDrop', '98765', false],
  ['yanking', 'insertFromYank', '98765', false],
  ['a suggestion', 'insertReplacementText', '98765', false],
  ['autofill, of one long text', 'insertText', '9876543210', false],
  ['autofill, of no type', '', null, false],
])('tells typing from the rest: %s', (_, inputType, data, isTyped) => {
  expect(isTypedInput(new InputEvent('input', { inputType, data }))).toBe(isTyped);
});
