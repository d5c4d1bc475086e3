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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '#scripts/content/checkContent.ts';
import { problemReport } from '#scripts/content/Problem.ts';
import {
  articlePicture,
  type Change,
  changed,
  changes,
  portraitFile,
  slips,
} from '#scripts/clinicGuide/steps.ts';

/* docs/for-the-clinic.md shows a receptionist which lines to change. Here they are changed as it says. */

const brand = 'tests/fixtures/pawsAndCo';
const guide = readFileSync('docs/for-the-clinic.md', 'utf8');

/** Without the space at the beginning of lines, which a list of steps has. */
const plain = (text: string) => text.replaceAll(/^[ \t]+/gm, '').trim();

let own: string;

beforeEach(() => {
  mkdirSync('.sandbox', { recursive: true });
  own = mkdtempSync(join('.sandbox', 'guide-'));
  cpSync(brand, own, { recursive: true });
  cpSync(join(own, 'pictures', articlePicture.from), join(own, 'pictures', articlePicture.to));
  vi.stubEnv('CONTENT', own);
});

afterEach(() => rmSync(own, { recursive: true }));

function make(change: Change) {
  const path = join(own, change.file);
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  for (const [from] of change.edits) expect(before.split(from)).toHaveLength(2);
  writeFileSync(path, change.text ?? changed(before, change));
}

/** What the check says of a file, as a clinic's own. */
async function messagesOf({ file }: Change): Promise<string[]> {
  const all = await checkContent();
  const name = `${own}/${file}`;
  return problemReport(all.filter((problem) => problem.file === name))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(own, 'content/own'));
}

describe('the guide for the clinic', () => {
  it.each(Object.values<Change>(changes))(
    'changes $file, and nothing is wrong with it',
    async (change) => {
      make(change);
      expect(await messagesOf(change)).toEqual([]);
    },
  );

  it.each(Object.values(slips))(
    'shows what is said of a slip in $file ($picture)',
    async (slip) => {
      make(slip);
      expect(await messagesOf(slip)).toEqual([slip.message]);
      expect(guide).toContain(slip.message);
    },
  );

  it('shows each changed line to the letter, and names its file', () => {
    for (const { file, edits, text } of Object.values<Change>(changes)) {
      expect(guide).toContain(`content/own/${file}`);
      const written = [...edits.map(([, to]) => to), text ?? ''];
      for (const part of written) expect(plain(guide)).toContain(plain(part));
    }
    expect(guide).toContain(portraitFile);
  });

  it('names only files and fields that a clinic has', () => {
    const files = [...guide.matchAll(/`(?:content\/own\/)?((?:[\w-]+\/)*[\w-]+\.(?:ts|md|jpg))`/g)];
    const named = files.map(([, path]) => path!).filter((path) => path !== changes.article.file);
    const uploads = [portraitFile, articlePicture.to].map((path) => `pictures/${path}`);
    const lost = named.filter(
      (path) =>
        !uploads.some((upload) => upload.endsWith(`/${path}`)) && !existsSync(join(own, path)),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
    const sources = [
      'hours.ts',
      'clinics.ts',
      'vets.ts',
      'photographs.ts',
      'articles/a-calm-carrier.md',
    ]
      .map((path) => readFileSync(join(own, path), 'utf8'))
      .join('\n');
    const fields = [...guide.matchAll(/`(\w+):`/g)].map(([, name]) => name!);
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });
});
