// Figures in the README are written by the commands that measure them.
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

/**
 * Replaces what stands in README.md between `<!-- figures: NAME -->` and `<!-- /figures -->`.
 * @param {string} name
 * @param {string[]} lines Markdown
 * @throws {Error} if the README has no such place
 */
export async function writeFigures(name, lines) {
  const readme = readFileSync('README.md', 'utf8');
  const place = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(\n<!-- /figures -->)`);
  if (!place.test(readme)) throw new Error(`README.md has no place for the figures '${name}'`);
  const { code } = await format('README.md', lines.join('\n'));
  const text = code.trim();
  writeFileSync(
    'README.md',
    readme.replace(place, (_, start, end) => `${start}\n${text}\n${end}`),
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
