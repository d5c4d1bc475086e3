import { plainDigits } from './digits.ts';

/** The mobile numbers of the country that the clinic's owners are from. */
export interface MobileRule {
  /** The country's code without its plus: '91'. */
  countryCode: string;
  /** How many digits an owner is asked for. */
  digits: number;
  /** Beside the field's label: '10 digits'. */
  hint: string;
}

/** Whether a text is as many digits as the rule asks for: 0 to 9, which the form makes of the digits of every script. */
export function isMobileNumber(text: string, { digits }: MobileRule): boolean {
  return new RegExp(`^[0-9]{${digits}}$`).test(text);
}

/**
 * A pasted or autofilled telephone number as the digits the form asks for: '+91 98765-43210' → '9876543210'.
 * Only where the number is unambiguous; of any other text the digits alone are made plain, and it is validated as typed.
 */
export function normaliseMobileNumber(pasted: string, rule: MobileRule): string {
  const { countryCode: code, digits: count } = rule;
  const typed = plainDigits(pasted);
  const digits = typed
    // Full-width plus signs, as Asian keyboards write them, become plain ones.
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    // What people group digits with, and the invisible marks that contact lists wrap numbers in.
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  const prefix = `(?:(?:\\+${code}|00${code})0?|${code}|0)?`;
  const match = new RegExp(`^${prefix}([0-9]{${count}})$`).exec(digits);
  return match?.[1] ?? typed;
}
