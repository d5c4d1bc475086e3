/** The digits of any script as 0 to 9, the rest as it is: '९८७' → '987', '٤٢' → '42', '１' → '1'. */
export function plainDigits(text: string): string {
  // Most texts have no other digits, and this test is many times faster.
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));
}

/** The scripts' digits stand in tens, 0 to 9, some tens right behind each other: a digit's value is what stands before it in its ten. */
function valueOf(code: number): number {
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

function isDigit(code: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(code));
}
