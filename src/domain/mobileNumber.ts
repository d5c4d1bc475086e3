/** Whether a text is ten digits. [0-9], not the digits of every script: only these can be dialled. */
export function isMobileNumber(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/**
 * A pasted or autofilled telephone number as the ten digits the form asks for: '+91 98765-43210' → '9876543210'.
 * Only where the number is unambiguous; any other text is returned unchanged, to be validated as typed.
 */
export function normaliseMobileNumber(pasted: string): string {
  const digits = pasted
    // Full-width digits and plus signs, as Asian keyboards write them, become plain ones.
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    // What people group digits with, and the invisible marks that contact lists wrap numbers in.
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  const match = /^(?:(?:\+91|0091)0?|91|0)?([0-9]{10})$/.exec(digits);
  return match?.[1] ?? pasted;
}
