import { plainDigits } from './text/digits.ts';

/** India's, without its plus. */
export const countryCode = '91';

/** How many digits an owner is asked for. */
export const mobileDigits = 10;

/** Whether a text is ten digits: 0 to 9, which the form makes of the digits of every script. */
export function isMobileNumber(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/**
 * A pasted or autofilled telephone number as the digits the form asks for: '+91 98765-43210' → '9876543210'.
 * Only where the number is unambiguous; of any other text the digits alone are made plain, and it is validated as typed.
 */
export function normaliseMobileNumber(pasted: string): string {
  const typed = plainDigits(pasted);
  const digits = typed
    // Full-width plus signs, as Asian keyboards write them, become plain ones.
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    // What people group digits with, and the invisible marks that contact lists wrap numbers in.
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  const match = /^(?:(?:\+91|0091)0?|91|0)?([0-9]{10})$/.exec(digits);
  return match?.[1] ?? typed;
}
