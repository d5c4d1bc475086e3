import { expect, test } from 'vitest';
import { plainDigits } from '#src/domain/text/digits.ts';

/** First digit of each script. */
test.each([
  ['Devanagari', 0x0966],
  ['Arabic-Indic', 0x0660],
  ['full-width', 0xff10],
  ['Kannada', 0x0ce6],
  ['Tamil', 0x0be6],
  ['bold mathematical', 0x1d7ce],
  ['double-struck, right behind those', 0x1d7d8],
])('%s digits become 0 to 9', (_, zero) => {
  const digits = Array.from({ length: 10 }, (__, value) => String.fromCodePoint(zero + value));
  expect(plainDigits(`+${digits.join('')} a`)).toBe('+0123456789 a');
});

test('fractions and other numerals stay as they are', () => {
  const other = 'दो ½ ² Ⅳ 三 ①';
  expect(plainDigits(other)).toBe(other);
});
