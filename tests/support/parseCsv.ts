import Papa from 'papaparse';

/** The rows of an RFC 4180 file. Throws where the text breaks the rules (a quote that is never closed, text after a closing quote). */
export function parseCsv(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
  if (errors[0]) throw new Error(errors[0].message);
  // The file ends with a line's end.
  return data.slice(0, -1);
}

/**
 * The cells as a program reads them whose list separator is another one (`;` in Germany, a tab on paste): quotes hold a field together only
 * where they are its first character, and what follows the closing quote belongs to it. Takes every file.
 */
export function cellsBySeparator(text: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') value += text[at];
        else if (text[at + 1] === '"') {
          value += '"';
          at += 1;
        } else break;
      }
      at += 1;
    }
    const start = at;
    while (at < text.length && !`${separator}\r\n`.includes(text.charAt(at))) at += 1;
    cells.push(value + text.slice(start, at));
    at += 1;
  }
  return cells;
}
