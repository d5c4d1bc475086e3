import { expect, it } from 'vitest';
import { shortened } from '#src/domain/text/shortened.ts';

it.each([
  ['a text that fits', 'abcd', 'abcd'],
  ['a longer one', 'abcde', 'abcd…'],
  ['characters of two code units that fit', '🐶🐱🐶🐱', '🐶🐱🐶🐱'],
  ['more of these', '🐶🐱🐶🐱🐶', '🐶🐱🐶🐱…'],
])('a long text is shortened between characters: %s', (_, text, short) => {
  expect(shortened(text, 4)).toBe(short);
});
