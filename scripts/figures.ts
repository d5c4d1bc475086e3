// The figures in docs/figures.md are written by the commands that measure them.
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

const file = 'docs/figures.md';

/**
 * Writes Markdown into docs/figures.md, between `<!-- figures: NAME -->` and `<!-- /figures -->`. Throws if the file has no such
 * place.
 */
export async function writeFigures(name: string, lines: string[]): Promise<void> {
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

/** What was measured on, as a sentence. */
export function machine(browserVersion: string): string {
  return `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, Chromium ${browserVersion}`;
}
