import { expect, it } from 'vitest';
import { pageNumberOf, plainDigits } from '#src/domain/text/digits.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('digits of any script become 0 to 9', () => {
  const digitsFrom = (zero: string) =>
    Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero.codePointAt(0)! + value));
  expectAnswers(
    (zero) => plainDigits(`+${digitsFrom(zero).join('')} a`),
    // Devanagari, Arabic-Indic, full-width, Kannada, Tamil, bold and double-struck.
    ['०', '٠', '０', '೦', '௦', '𝟎', '𝟘'].map((zero) => [zero, '+0123456789 a']),
  );
});

it('fractions and other numerals stay as they are', () => {
  const other = 'दो ½ ² Ⅳ 三 ①';
  expect(plainDigits(other)).toBe(other);
});

it('an address’s page number is a whole one from 1, otherwise the first', () =>
  expectAnswers(pageNumberOf, [
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['two', 1],
    [null, 1],
  ]));
