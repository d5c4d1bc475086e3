// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';

/* A clinic's own pages of before, in TypeScript. */

let own: string;

beforeEach(() => {
  mkdirSync('.sandbox', { recursive: true });
  own = mkdtempSync(join('.sandbox', 'own-'));
  mkdirSync(join(own, 'pages'));
});
afterEach(() => rmSync(own, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(own, path), text);
const read = (path: string): unknown => parse(readFileSync(join(own, path), 'utf8'));

function run(script: string) {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`],
    { env: { ...process.env, CONTENT: own }, encoding: 'utf8' },
  );
  return { stdout, status };
}

it('words, pictures and links of a page of TypeScript become a record, with facts in their places', () => {
  write(
    'pages/timetable.ts',
    `import { bookingHref } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import { brand } from '#content/brand.ts';
import cat from '#content/pictures/scenes/cat-bare.svg';
import { hourPhrases } from '#src/content/hourPhrases.ts';
export const timetablePage = {
  heading: \`Who is in at \${brand.name}\`,
  lead: \`\${sampleNote('A sample week. ')}Hours change.\`,
  cat: { src: cat, width: 340, height: 420, alt: '' },
  note: [\`Until \${hourPhrases.emergencyUntil}: \`, { kind: 'link', href: brand.phone.href, text: brand.phone.display }, '.'],
  sessions: [],
  link: { label: 'Book Now', href: bookingHref },
};
`,
  );
  write(
    'pages/header.ts',
    `import { brand } from '#content/brand.ts';
export const headerSocial = [{ glyph: 'youtube', label: 'YouTube', href: brand.social.youtube }] as const;
export const headerLinks = [{ label: 'About', href: '/#about', anchor: 'about', pages: '/about' }];
`,
  );
  expect(run('moveContent')).toMatchObject({ status: 0 });
  expect(read('pages/timetable.yaml')).toEqual({
    heading: 'Who is in at {name}',
    lead: '{sample:A sample week. }Hours change.',
    cat: 'scenes/cat-bare.svg',
    note: 'Until {emergencyUntil}: [{phone}]({call}).',
    sessions: [],
    link: { label: 'Book Now', href: '/#contacts' },
  });
  expect(read('pages/header.yaml')).toEqual({
    headerSocial: ['youtube'],
    headerLinks: [{ label: 'About', href: '/#about', pages: '/about' }],
  });
  expect(existsSync(join(own, 'pages/header.ts'))).toBe(false);
  expect(run('checkContent')).toEqual({ stdout: 'The content is in order.\n', status: 0 });
});

it('a page that can’t be moved stays, and is named with what to do', () => {
  write(
    'pages/blog.ts',
    "import { more } from './more.ts';\nexport const blogPage = { title: more };\n",
  );
  const { stdout, status } = run('moveContent');
  expect(stdout).toContain(`${own}/pages/blog.ts stays as it is (`);
  expect(stdout).toContain(
    `Write what differs from content/sample/pages/blog.yaml into ${own}/pages/blog.yaml`,
  );
  expect(status).toBe(1);
  expect(existsSync(join(own, 'pages/blog.ts'))).toBe(true);
});
