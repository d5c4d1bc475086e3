// @vitest-environment node
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { plainDigits } from '#src/domain/digits.ts';
import {
  isMobileNumber,
  type MobileRule,
  normaliseMobileNumber,
} from '#src/domain/mobileNumber.ts';
import { internationalDigits } from '#src/domain/requestContact.ts';
import { rules } from '#tests/support/bookingSetup.ts';

const indian = rules.mobile;
const british: MobileRule = { countryCode: '44', digits: 11, leadingZero: true, hint: '11 digits' };
const singapore: MobileRule = {
  countryCode: '65',
  digits: 8,
  leadingZero: false,
  hint: '8 digits',
};

it.each([
  ['+91 98765-43210', '9876543210', indian],
  ['+91 (0) 98765 43210', '9876543210', indian],
  ['0091 98765 43210', '9876543210', indian],
  ['919876543210', '9876543210', indian],
  ['09876543210', '9876543210', indian],
  ['(98765) 43210', '9876543210', indian],
  ['98765–43210', '9876543210', indian],
  ['tel:+919876543210', '9876543210', indian],
  ['\u202a+91 98765 43210\u202c', '9876543210', indian],
  ['＋９１ ９８７６５４３２１０', '9876543210', indian],
  ['+९१ ९८७६५-४३२१०', '9876543210', indian],
  ['\u200f+٩١ ٩٨٧٦٥ ٤٣٢١٠', '9876543210', indian],
  ['+44 7911 123456', '07911123456', british],
  ['0044 7911 123456', '07911123456', british],
  ['+44 (0)7911 123456', '07911123456', british],
  ['07911 123456', '07911123456', british],
  ['447911123456', '07911123456', british],
  [' TEL:07911 123456', '07911123456', british],
  ['+65 9123 4567', '91234567', singapore],
])('a number pasted as %j becomes %s', (pasted, number, rule) => {
  expect(normaliseMobileNumber(pasted, rule)).toBe(number);
});

it.each([
  ['', indian],
  ['+44 7911 123456', indian],
  ['98765432101', indian],
  ['9876543210 ext 5', indian],
  ['98765 43210 / 98765 43211', indian],
  ['+9198765432100', indian],
  // Ten digits that begin like a prefix.
  ['9198765432', indian],
  ['0987654321', indian],
  ['7911123456', british],
  ['+91 98765 43210', british],
  ['+44 7911 12345', british],
  ['call tel:07911 123456', british],
])('a text pasted as %j is ambiguous, or whole, and stays as it is', (pasted, rule) => {
  expect(normaliseMobileNumber(pasted, rule)).toBe(pasted);
});

it.each([
  ['91234567', singapore, true],
  ['9123456', singapore, false],
  ['07911123456', british, true],
  ['17911123456', british, false],
])('the digits %s are a mobile number of %o: %s', (digits, rule, isNumber) => {
  expect(isMobileNumber(digits, rule)).toBe(isNumber);
});

it.each([
  ['07911 123456', british, '447911123456'],
  ['+44 7911 123456', british, '447911123456'],
  ['9123 4567', singapore, '6591234567'],
  ['98765 43210', singapore, undefined],
])('a call or a message to %s of %o needs the digits %s', (number, rule, digits) => {
  expect(internationalDigits(number, rule)).toBe(digits);
});

test('a pasted text becomes ten digits or stays, and a second pass changes nothing', () => {
  const numberish = fc.string({
    unit: fc.constantFrom(...'0123456789+-() .९９'.split(''), '91', '+91', '98765'),
  });
  fc.assert(
    fc.property(fc.oneof(numberish, fc.string()), (pasted) => {
      const once = normaliseMobileNumber(pasted, indian);
      expect(once === plainDigits(pasted) || /^[0-9]{10}$/.test(once)).toBe(true);
      expect(normaliseMobileNumber(once, indian)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
