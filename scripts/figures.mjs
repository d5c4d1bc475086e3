// The figures in docs/figures.md are written by the commands that measure them.
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

const file = 'docs/figures.md';

/**
 * Replaces what stands in docs/figures.md between `<!-- figures: NAME -->` and `<!-- /figures -->`.
 * @param {string} name
 * @param {string[]} lines Markdown
 * @throws {Error} if the file has no such place
 */
export async function writeFigures(name, lines) {
  const figures = readFileSync(file, 'utf8');
  const place = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(\n<!-- /figures -->)`);
  if (!place.test(figures)) throw new Error(`${file} has no place for the figures '${name}'`);
  const { code } = await format(file, lines.join('\n'));
  const text = code.trim();
  writeFileSync(
    file,
    figures.replace(place, (_, start, end) => `${start}\n${text}\n${end}`),
  );
}

/**
 * What was measured on, as a sentence.
 * @param {string} browserVersion
 * @returns {string}
 */
export function machine(browserVersion) {
  return `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, Chromium ${browserVersion}`;
}
