import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All characters from one code point to another. */
function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
}

/** Signs of ASCII that code needs and words hardly do. */
const codeSigns = Array.from('<=>[\\]^`{|}~');

/** What every page is written in; the sources add what they hold beyond it. */
export const everydayCharacters = [...span(0x20, 0x7e), '\u00a0'].filter(
  (one) => !codeSigns.includes(one),
);

/** Every character beyond ASCII that stands in the site's sources and its content; comments aside. */
export function charactersOfSources(folders: readonly string[]): string[] {
  const sources = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|md|yaml)$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .map((text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*(?:\/\/|# ).*/gm, ''));
  return [...new Set(sources.flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []))];
}

/** The characters of a list as CSS writes it for `unicode-range`: `U+0000-00FF,U+0131`. */
export function charactersOf(range: string): string[] {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-');
      return span(Number.parseInt(first, 16), Number.parseInt(last, 16));
    })
    .filter((one) => !/\p{C}/u.test(one));
}

/** Characters as CSS writes them for `unicode-range`: `U+61-63,U+E7`. */
export function rangeOf(characters: string[]): string {
  const points = characters.map((one) => one.codePointAt(0) ?? NaN);
  const firsts = points.filter((point) => !points.includes(point - 1)).toSorted((a, b) => a - b);
  return firsts
    .map((first) => {
      let last = first;
      while (points.includes(last + 1)) last += 1;
      const end = last > first ? `-${last.toString(16)}` : '';
      return `U+${first.toString(16)}${end}`.toUpperCase();
    })
    .join(',');
}
