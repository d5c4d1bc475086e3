/**
 * An RFC 4180 reader, independent of the writer under test. Returns rows of unquoted fields. Throws where the text breaks
 * the rules (a bare quote, a lone CR or LF between rows, text after a closing quote).
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        if (at >= text.length) throw new Error('a quoted field is never closed');
        if (text[at] !== '"') value += text[at++];
        else if (text[at + 1] === '"') {
          value += '"';
          at += 2;
        } else break;
      }
      at += 1;
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r' && text[at] !== '\n') {
        if (text[at] === '"') throw new Error(`a bare quote at ${at}`);
        value += text[at++];
      }
    }
    row.push(value);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) row.push('');
    } else if (text[at] === '\r' && text[at + 1] === '\n') {
      at += 2;
      rows.push(row);
      row = [];
    } else if (at < text.length) throw new Error(`neither a comma nor a line's end at ${at}`);
  }
  if (row.length > 0) rows.push(row);
  return rows;
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
