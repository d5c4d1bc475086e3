// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '#scripts/content/checkContent.ts';
import { problemReport } from '#scripts/content/Problem.ts';

/*
 * docs/for-the-clinic.md shows a receptionist which lines to change. Here they are changed as it says, in the files of the second
 * brand, which stand for a clinic's own.
 */

const guide = readFileSync('docs/for-the-clinic.md', 'utf8');

/** A block of the guide that begins with these words, without the space before the lines of a list of steps. */
function block(start: string): string {
  const blocks = [...guide.matchAll(/^( *)```(?:yaml|md)\n([^]*?)^ *```$/gm)];
  const texts = blocks.map(([, space = '', text = '']) =>
    text.replaceAll(new RegExp(`^${space}`, 'gm'), ''),
  );
  return texts.find((text) => text.startsWith(start)) ?? '';
}

const [phone = '', , ...holidays] = block('# content/own/hours.yaml').split('\n').slice(1);
const portrait = block('# content/own/photographs.yaml').split('\n')[1] ?? '';
const article = block('---\ntitle: The first night at home');

/** What the guide changes: a part of a file, by what it is now, and what it says to write there. */
const changes = {
  hours: { file: 'hours.yaml', edits: [[/^phone: .*$/m, phone]] },
  holiday: { file: 'hours.yaml', edits: [[/^holidays: .*$/m, holidays.join('\n')]] },
  portrait: { file: 'photographs.yaml', edits: [[/^people\/vet-4.jpg: .*$/m, portrait]] },
  article: { file: 'articles/first-night-at-home.md', edits: [[/^$/, article]] },
} satisfies Record<string, { file: string; edits: [RegExp, string][] }>;

/** Slips, and what the guide says is then said of them. */
const slips: { file: string; edits: [RegExp, string][]; message: string }[] = [
  {
    file: 'hours.yaml',
    edits: [[/(phone: .*)'20:00'/, "$1'9pm'"]],
    message:
      'content/own/hours.yaml:3  closes: "9pm" is no time. Write HH:MM on a 24-hour clock, for example 09:00.',
  },
  {
    file: 'hours.yaml',
    edits: [[/'20:00' \}\]/, "'20:00' }"]],
    message:
      'content/own/hours.yaml:3  This can’t be read (Flow sequence in block collection must be sufficiently indented and end with a ]). Look on this line and the one above for a missing quote or bracket; a text with : # or quotes in it stands in quotes.',
  },
  {
    file: 'articles/first-night-at-home.md',
    edits: [[/^$/, article.replace('vet: ira-joshi', 'vet: ira-josi')]],
    message:
      'content/own/articles/first-night-at-home.md:5  Left out: there is no vet "ira-josi". Did you mean "ira-joshi"?',
  },
];

let own: string;

beforeEach(() => {
  mkdirSync('.sandbox', { recursive: true });
  own = mkdtempSync(join('.sandbox', 'guide-'));
  cpSync('tests/fixtures/pawsAndCo', own, { recursive: true });
  const blog = join(own, 'pictures/blog');
  cpSync(join(blog, 'blog-carrier.jpg'), join(blog, 'first-night.jpg'));
  vi.stubEnv('CONTENT', own);
});

afterEach(() => rmSync(own, { recursive: true }));

/** Makes changes to a file, and gives what the check then says of it, as of a clinic's own. */
async function messagesAfter(file: string, edits: [RegExp, string][]): Promise<string> {
  const path = join(own, file);
  let text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  for (const [from, to] of edits) {
    expect(text).toMatch(from);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
  const problems = (await checkContent()).filter((problem) => problem.file === `${own}/${file}`);
  return problemReport(problems).replace(own, 'content/own');
}

describe('the guide for the clinic', () => {
  it.each(Object.entries(changes))(
    'has a change (%s) with which nothing is wrong',
    async (_, { file, edits }) => {
      for (const [, to] of edits) expect(to.length).toBeGreaterThan(20);
      expect(await messagesAfter(file, edits)).toBe('');
    },
  );

  it.each(slips)('shows what is said of a slip in $file', async ({ file, edits, message }) => {
    expect(await messagesAfter(file, edits)).toBe(message);
    expect(guide).toContain(message);
  });

  it('names only files and fields that a clinic has', () => {
    const named = [...guide.matchAll(/`(?:content\/own\/)?((?:[\w-]+\/)*[\w-]+\.yaml)`/g)];
    expect(named.length).toBeGreaterThan(5);
    // Reading one that is not there fails.
    const sources = [...named.map(([, path = '']) => path), 'articles/a-calm-carrier.md']
      .map((path) => readFileSync(join(own, path), 'utf8'))
      .join('\n');
    const fields = [...guide.matchAll(/`(\w+):`/g)].map(([, name]) => name!);
    expect(fields.length).toBeGreaterThan(5);
    for (const name of fields) expect(sources).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
