import { plainDigits } from './text/digits.ts';

export const countryCode = '91';

export function isMobileNumber(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/** '9876543210' → '98765 43210' */
export function formatMobileNumber(mobileNumber: string): string {
  return `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`;
}

/** '+91 98765-43210' → '9876543210'. Ambiguous text keeps all but the script of its digits. */
export function normaliseMobileNumber(pasted: string): string {
  const typed = plainDigits(pasted);
  const digits = typed
    // Turns full-width plus signs into plain ones.
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    // Separators, and invisible marks of contact lists.
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  const match = /^(?:(?:\+91|0091)0?|91|0)?([0-9]{10})$/.exec(digits);
  return match?.[1] ?? typed;
}
