/** The rows of a file whose every cell is in quotes (RFC 4180). Throws if the text breaks the rules. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const [cell, value, end] = /"((?:[^"]|"")*)"(,|\r\n)/y.exec(text.slice(at)) ?? [];
    if (cell === undefined) throw new Error(`No cell at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)!.push(value!.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    at += cell.length;
  }
  // The file ends with a line's end.
  return rows.slice(0, -1);
}

/**
 * The cells as a program reads them whose list separator is another one (`;` in Germany, a tab on paste): quotes hold a field together only
 * if they are its first character, and what follows the closing quote belongs to it. Takes every file.
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
