/** Digits of any script: '९८७' → '987', '٤٢' → '42', '１' → '1'. */
export function plainDigits(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));
}

/** '+91 98765-४३२१०' → '919876543210' */
export function digitsOnly(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/** An address's page number: '3' → 3; anything else → 1. */
export function pageNumberOf(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** Unicode lists each script's digits from 0 to 9, some back to back. */
function valueOf(code: number): number {
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
