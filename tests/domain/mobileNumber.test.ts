import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { plainDigits } from '#src/domain/text/digits.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('a pasted number becomes ten digits, an ambiguous text stays', () =>
  expectAnswers(normaliseMobileNumber, [
    ['+91 98765-43210', '9876543210'],
    ['+91 (0) 98765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['98765–43210', '9876543210'],
    ['tel:+919876543210', '9876543210'],
    ['\u202a+91 98765 43210\u202c', '9876543210'],
    ['＋９１ ９８７６５４３２１０', '9876543210'],
    ['+९१ ९८७६५-४३२१०', '9876543210'],
    ['\u200f+٩١ ٩٨٧٦٥ ٤٣٢١٠', '9876543210'],
    ['', ''],
    ['+44 7911 123456', '+44 7911 123456'],
    ['98765432101', '98765432101'],
    ['9876543210 ext 5', '9876543210 ext 5'],
    ['98765 43210 / 98765 43211', '98765 43210 / 98765 43211'],
    ['+9198765432100', '+9198765432100'],
    // Ten digits that begin like a prefix.
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
  ]));

it('a pasted text becomes ten digits or stays, and a second pass changes nothing', () => {
  const numberish = fc.string({
    unit: fc.constantFrom(...'0123456789+-() .९９'.split(''), '91', '+91', '98765'),
  });
  fc.assert(
    fc.property(fc.oneof(numberish, fc.string()), (pasted) => {
      const once = normaliseMobileNumber(pasted);
      expect(once === plainDigits(pasted) || /^[0-9]{10}$/.test(once)).toBe(true);
      expect(normaliseMobileNumber(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
