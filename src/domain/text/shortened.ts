/** Browsers take minutes to lay out the 50,000 letters of a hostile record. */
const maxLength = 600;

/** `max`: characters before the '…'; never splits a surrogate pair. */
export function shortened(text: string, max = maxLength): string {
  // A character has at most two code units.
  const characters = Array.from(text.slice(0, 2 * max + 2));
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
}

/** Hostile text on one line, shortened, without bidi controls. */
export function oneLine(text: string, max: number): string {
  const plain = text
    .slice(0, 10 * max)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return shortened(plain.trim(), max);
}
