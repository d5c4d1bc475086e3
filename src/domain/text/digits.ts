/** The digits of any script as 0 to 9, the rest as it is: '९८७' → '987', '٤٢' → '42', '１' → '1'. */
export function plainDigits(text: string): string {
  // Most texts have only ASCII digits, and this test is many times faster.
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));
}

/** Unicode lists each script's digits in order, 0 to 9, some scripts back to back: a digit's value is its place in its ten. */
function valueOf(code: number): number {
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
