// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { emptyDraft, validateBooking } from '#src/domain/bookingRules.ts';
import { setup } from '#tests/support/bookingSetup.ts';

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });

/** The files under a folder, by the ends of their names. */
const filesIn = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => ends.test(path));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesIn('docs', /\.md$/),
].map(read);

const ownPath = 'tests/tooling/docs.test.ts';
const code = ['src', 'content', 'tests', 'e2e', 'sandbox', 'scripts']
  .flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs|css)$/))
  .filter((path) => path !== ownPath)
  .map(read);

const textOf = (name: string) => documents.find(({ path }) => path === name)!.text;
const product = textOf('docs/product.md');
const exactTextsPage = textOf('docs/texts.md');

/** The texts to the letter: the code spans in each table's column 'Exact text'. */
function exactTexts(markdown: string): string[] {
  const texts: string[] = [];
  let column = -1;
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : [];
    if (cells.length === 0) column = -1;
    else if (column < 0) column = cells.indexOf('Exact text');
    else for (const [, text] of (cells[column] ?? '').matchAll(/`([^`]+)`/g)) texts.push(text!);
  }
  return texts;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** 'Page {page} of {pages}' as a pattern; a value at either end says nothing. */
function patternOf(text: string): RegExp {
  const parts = text.replace(/^\{\w+\}|\{\w+\}$/g, '').split(/\{\w+\}/);
  return new RegExp(parts.map((part) => escaped(part.trim())).join('.{1,60}?'));
}

/** What the site says stands in code and in records. JSX and YAML break their lines where they like. */
const records = filesIn('content/sample', /\.yaml$/).map(read);
const sources = [...code, ...records].map(({ text }) => text.replace(/\s+/g, ' '));

function missingTexts(markdown: string): string[] {
  return exactTexts(markdown).filter((text) => {
    const pattern = patternOf(text);
    return !sources.some((source) => pattern.test(source));
  });
}

/** The files and folders of the repository that a text names; of 'tests/pages/<page>/' the part that is fixed. */
function namedPaths(text: string): string[] {
  const found = text.matchAll(
    /(?<![\w/.@-])(?:src|content\/sample|tests|e2e|sandbox|scripts|docs)\/[\w./-]*/g,
  );
  return [...found].map(([path]) => path.replace(/[.-]+$/, ''));
}

function missingPaths(text: string): string[] {
  return namedPaths(text).filter((path) => !existsSync(path));
}

/** What its relative links lead to. */
function missingLinks({ path, text }: { path: string; text: string }): string[] {
  const targets = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target]) => target!,
  );
  return targets
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .filter((target) => !existsSync(join(dirname(path), target.replace(/#.*/, ''))));
}

/** Each section's text in docs/product.md, by its number. */
const sections = new Map(
  product
    .split(/^## (?=\d+\.)/m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), section]),
);

/** What a comment cites that is not there: a document, a section of docs/product.md, a call of its section 7. */
function deadCitations(text: string): string[] {
  const plain = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  // Not a text's file of the content, whose name stands in quotes or is put together.
  const cited = plain.matchAll(/(?<![\w/.'"`<>}\\-])[\w./*-]*\.md\b(?!['"`])/g);
  const files = [...cited].map(([path]) => path);
  const citations = plain.matchAll(
    /docs\/product\.md, sections? (\d+(?:(?:, | and )\d+)*)(?:, call (\w+))?/g,
  );
  const parts = [...citations].filter(([, numbers = '', call]) => {
    const named = numbers.split(/\D+/).map((number) => sections.get(Number(number)));
    const calls = call ? new RegExp(`^\\| ${call} `, 'm') : undefined;
    return named.some((section) => !section || (calls && !calls.test(section)));
  });
  return [
    ...files.filter((path) => !existsSync(path)),
    ...parts.map(([words]) => words),
    // The document that the site was first made from; docs/product.md took its place.
    ...(plain.match(/\bspecification\b/gi) ?? []),
  ];
}

const byPath = (problems: { path: string; found: string[] }[]) =>
  problems.filter(({ found }) => found.length > 0);

describe('docs/product.md', () => {
  it('lists every route of the site, and every setting', () => {
    const routes = Object.values(paths).filter((path) => typeof path === 'string');
    const settings = readFileSync('.env.example', 'utf8').match(/VITE_\w+(?==)/g) ?? [];
    expect(routes.length + settings.length).toBeGreaterThan(25);
    expect(routes.filter((path) => !sections.get(2)?.includes(`\`${path}\``))).toEqual([]);
    expect(settings.filter((name) => !sections.get(10)?.includes(`\`${name}\``))).toEqual([]);
  });

  it('docs/product.md has a section for each number that comments cite', () => {
    expect([...sections.keys()]).toEqual(Array.from(sections, (_, index) => index + 1));
    expect(sections.size).toBeGreaterThanOrEqual(9);
  });
});

describe('docs/texts.md', () => {
  it('says nothing to the letter that neither the code nor the tests say', () => {
    expect(exactTexts(exactTextsPage).length).toBeGreaterThan(200);
    expect(missingTexts(exactTextsPage)).toEqual([]);
  });

  it('docs/texts.md is caught where it has a text of its own', () => {
    const table = '| When | Exact text |\n| --- | --- |\n| x | `Bad {thing} happened, dear.` |';
    expect(missingTexts(table)).toEqual(['Bad {thing} happened, dear.']);
  });

  it('lists every message of the booking form', () => {
    const now = { date: '2026-11-23', time: '12:00' };
    const wrong = { ...emptyDraft, name: 'Asha', mobileNumber: '1', email: 'x' };
    const late = { appointmentDate: '2026-11-22', appointmentTime: '23:00' };
    const drafts = [emptyDraft, { ...wrong, ...late }];
    const messages = drafts.flatMap((draft) => Object.values(validateBooking(draft, now, setup)));
    expect(new Set(messages).size).toBe(13);
    expect(messages.filter((text) => !exactTextsPage.includes(`\`${text}\``))).toEqual([]);
  });
});

describe('the documents', () => {
  it('name only files and folders that exist', () => {
    const problems = documents.map(({ path, text }) => ({ path, found: missingPaths(text) }));
    expect(byPath(problems)).toEqual([]);
  });

  it('the documents lead only to files that exist', () => {
    const problems = documents.map((document) => ({
      path: document.path,
      found: missingLinks(document),
    }));
    expect(byPath(problems)).toEqual([]);
  });

  it('name only commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const named = documents.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...JSON.stringify(scripts).matchAll(/scripts\/[\w./]+/g)].map(([file]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('tell what is in the version of package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const changelog = textOf('CHANGELOG.md');
    const [first, ...later] = changelog.match(/^## \[[^\]]+\]/gm) ?? [];
    expect(first).toBe('## [Unreleased]');
    expect(later[0]).toBe(`## [${version}]`);
  });

  it('the documents are caught where they name what is not there', () => {
    expect(
      missingPaths('see `src/nowhere/Lost.tsx`, `src/app/` and `tests/pages/<page>/`'),
    ).toEqual(['src/nowhere/Lost.tsx']);
    expect(
      missingLinks({ path: 'docs/product.md', text: '[a](lost.md) [b](../README.md#x)' }),
    ).toEqual(['lost.md']);
  });
});

describe('comments in code', () => {
  it('cite only what is in the repository', () => {
    const problems = code.map(({ path, text }) => ({ path, found: deadCitations(text) }));
    expect(byPath(problems)).toEqual([]);
  });

  it.each([
    ['(specification, section 7, call 2)', 'specification'],
    ['(decisions.md, Addresses)', 'decisions.md'],
    ['(docs/product.md, sections 4 and 99)', 'docs/product.md, sections 4 and 99'],
    ['(docs/product.md, section 7,\n * call 9)', 'docs/product.md, section 7, call 9'],
  ])('comments in code are caught where they cite %s', (comment, problem) => {
    expect(deadCitations(comment)).toEqual([problem]);
  });
});
