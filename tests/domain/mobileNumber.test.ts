// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  isMobileNumber,
  type MobileRule,
  normaliseMobileNumber,
} from '#src/domain/mobileNumber.ts';
import { internationalDigits } from '#src/domain/requestContact.ts';

const british: MobileRule = { countryCode: '44', digits: 11, leadingZero: true, hint: '11 digits' };
const singapore: MobileRule = {
  countryCode: '65',
  digits: 8,
  leadingZero: false,
  hint: '8 digits',
};

describe('the mobile numbers of another country', () => {
  it.each([
    '+44 7911 123456',
    '0044 7911 123456',
    '+44 (0)7911 123456',
    '07911 123456',
    '447911123456',
    'tel:+447911123456',
    ' TEL:07911 123456',
  ])('a pasted %s becomes 07911123456', (pasted) => {
    expect(normaliseMobileNumber(pasted, british)).toBe('07911123456');
  });

  it.each(['7911123456', '+91 98765 43210', '+44 7911 12345', 'call tel:07911 123456'])(
    '%s stays as it is',
    (pasted) => {
      expect(normaliseMobileNumber(pasted, british)).toBe(pasted);
    },
  );

  it('the mobile numbers of another country have their own length', () => {
    expect(isMobileNumber('91234567', singapore)).toBe(true);
    expect(isMobileNumber('9123456', singapore)).toBe(false);
    expect(isMobileNumber('07911123456', british)).toBe(true);
    expect(isMobileNumber('17911123456', british)).toBe(false);
    expect(normaliseMobileNumber('+65 9123 4567', singapore)).toBe('91234567');
  });

  it('the mobile numbers of another country get their country’s code for a call or a message', () => {
    expect(internationalDigits('07911 123456', british)).toBe('447911123456');
    expect(internationalDigits('+44 7911 123456', british)).toBe('447911123456');
    expect(internationalDigits('9123 4567', singapore)).toBe('6591234567');
    expect(internationalDigits('98765 43210', singapore)).toBeUndefined();
  });
});
