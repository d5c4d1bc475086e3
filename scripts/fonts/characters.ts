import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All characters from one code point to another. */
function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
}

const ascii = span(0x20, 0x7e);
/** Of western Europe. */
const letters = span(0xc0, 0xff).filter((one) => /\p{L}/u.test(one));
const noBreakSpace = '\u00a0';

const signs = Array.from('‘’‚“”„–—…•·×÷−±°²³½©®™£€§«»');

/** A heading's words come from the content, and names of clinics and vets from the cloud. */
export const headingCharacters = [...ascii, ...letters, noBreakSpace];

/** Text is also what people type into fields. */
export const textCharacters = [...headingCharacters, ...signs];

/** Every character beyond ASCII that stands in the site's sources, its content among them. */
export function charactersOfSources(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(sources.flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []))];
}

/** Whether a character is in a list as CSS writes it for `unicode-range`: `U+0000-00FF,U+0131`. */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? NaN;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}
