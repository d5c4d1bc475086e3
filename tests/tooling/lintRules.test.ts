// @vitest-environment node
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A file with one import, and the one rule that must report it. */
const refused: readonly [file: string, imported: string, rule: string][] = [
  ['src/pages/a/Climbs.tsx', '../b/x.ts', 'no-relative-parent-imports'],
  ['src/pages/a/ClimbsFar.tsx', '../../domain/x.ts', 'no-relative-parent-imports'],
  ['src/pages/a/Neighbour.tsx', '#src/pages/b/BPage.tsx', 'no-restricted-imports'],
  ['src/pages/a/Up.tsx', '#src/app/routes.tsx', 'no-restricted-imports'],
  ['src/pages/a/Calls.tsx', '#src/api/stores.ts', 'no-restricted-imports'],
  ['src/pages/a/Axios.tsx', 'axios', 'no-restricted-imports'],
  ['src/features/a/Neighbour.tsx', '#src/features/b/B.tsx', 'no-restricted-imports'],
  ['src/features/a/Words.tsx', '#content/brand.yaml', 'no-restricted-imports'],
  ['src/features/a/Block.tsx', '#src/sections/hero/Hero.tsx', 'no-restricted-imports'],
  ['src/features/a/Page.tsx', '#src/pages/a/APage.tsx', 'no-restricted-imports'],
  ['src/features/a/Up.tsx', '#src/app/routes.tsx', 'no-restricted-imports'],
  ['src/features/a/Axios.tsx', 'axios', 'no-restricted-imports'],
  ['src/features/a/Climbs.tsx', '../b/B.tsx', 'no-relative-parent-imports'],
  ['src/app/Axios.tsx', 'axios', 'no-restricted-imports'],
  ['src/app/Tests.tsx', '#tests/support/server.ts', 'no-restricted-imports'],
  ['src/app/Sandbox.tsx', '#sandbox/handlers.ts', 'no-restricted-imports'],
  ['src/sections/Calls.tsx', '#src/api/stores.ts', 'no-restricted-imports'],
  ['src/sections/Words.tsx', '#content/brand.yaml', 'no-restricted-imports'],
  ['src/sections/Page.tsx', '#src/pages/shared/x.ts', 'no-restricted-imports'],
  ['src/sections/Feature.tsx', '#src/features/booking/BookingForm.tsx', 'no-restricted-imports'],
  ['src/components/Feature.tsx', '#src/features/booking/BookingForm.tsx', 'no-restricted-imports'],
  ['src/components/Section.tsx', '#src/sections/hero/Hero.tsx', 'no-restricted-imports'],
  ['src/components/Words.tsx', '#content/brand.yaml', 'no-restricted-imports'],
  ['src/components/Paths.tsx', '#src/config/paths.ts', 'no-restricted-imports'],
  ['src/content/button.ts', '#src/components/Button.tsx', 'no-restricted-imports'],
  ['src/content/feature.ts', '#src/features/booking/draft.ts', 'no-restricted-imports'],
  ['src/api/feature.ts', '#src/features/booking/draft.ts', 'no-restricted-imports'],
  ['src/api/words.ts', '#content/brand.yaml', 'no-restricted-imports'],
  ['src/domain/feature.ts', '#src/features/booking/draft.ts', 'no-restricted-imports'],
  ['src/config/feature.ts', '#src/features/booking/draft.ts', 'no-restricted-imports'],
  ['src/domain/config.ts', '#src/config/env.ts', 'no-restricted-imports'],
  ['src/domain/react.ts', 'react', 'no-restricted-imports'],
  ['src/config/api.ts', '#src/api/stores.ts', 'no-restricted-imports'],
  ['sandbox/site.ts', '#src/domain/types.ts', 'no-restricted-imports'],
  ['e2e/words.spec.ts', '#content/brand.yaml', 'no-restricted-imports'],
  ['tests/climbs.test.ts', '../src/domain/types.ts', 'no-relative-parent-imports'],
  ['src/domain/chicken.ts', './egg.ts', 'no-cycle'],
  ['src/domain/egg.ts', './chicken.ts', 'no-cycle'],
  ['src/content/axios.ts', 'axios', 'no-restricted-imports'],
  ['src/config/tests.ts', '#tests/support/server.ts', 'no-restricted-imports'],
  ['src/api/sandbox.ts', '#sandbox/handlers.ts', 'no-restricted-imports'],
];

/** A file with one import that the linter must accept. */
const allowed: readonly [file: string, imported: string][] = [
  ['src/pages/a/Shared.tsx', '#src/pages/shared/useStores.ts'],
  ['src/pages/a/Own.tsx', './Part.tsx'],
  ['src/pages/a/Feature.tsx', '#src/features/a/A.tsx'],
  ['src/features/a/A.tsx', '#src/api/stores.ts'],
  ['src/features/a/Rules.ts', '#src/domain/slots.ts'],
  ['src/features/a/Look.tsx', '#src/components/Button.tsx'],
  ['src/features/a/Paths.ts', '#src/config/paths.ts'],
  ['src/features/a/Own.tsx', './Part.tsx'],
  ['src/app/Page.tsx', '#src/pages/a/APage.tsx'],
  ['src/sections/Part.tsx', '#src/components/Button.tsx'],
  ['src/components/Types.tsx', '#src/domain/types.ts'],
  ['src/content/types.ts', '#src/domain/types.ts'],
  ['src/api/axios.ts', 'axios'],
  ['src/domain/own.ts', './types.ts'],
  ['src/domain/messages.ts', '#src/config/plural.ts'],
  ['src/components/messages.ts', '#src/config/plural.ts'],
  ['tests/support/kit.ts', '#src/app/routes.tsx'],
];

const nothing = /^$/;

/** What the linter says of an element's content. `some` is a text, `slot` an element of the caller's. */
const contents: readonly [content: string, said: RegExp][] = [
  ["{is && <b />}{is ? 'Booking…' : 'Book'}", /changes beside others/],
  ['{is && <b />} Book', /after what comes and goes/],
  ['{is ? <b /> : <i />} Book', /after what comes and goes/],
  ["{is && 'gone'}<b />", /changes beside others/],
  ['{slot} Book', /after what comes and goes/],
  ['{[some].map((each) => <b key={each} />)} Book', /after what comes and goes/],
  ['Call {some}', /changes beside others/],
  ['<b />{some.length}', /changes beside others/],
  ['{is && <>Book</>}<b />', /changes beside others/],
  ['<b /> Book', nothing],
  ['Book {is && <b />}', nothing],
  ['{is && <b />} <span>{some}</span>', nothing],
  ['{`Call ${some}`}', nothing],
  ["{is ? 'Booking…' : 'Book'}", nothing],
  ['{slot}<b />', nothing],
  ['<b />{messages.book}', nothing],
  ['{is && <b />}{messages.book}', /after what comes and goes/],
  ['<b />{messages.call(some)}', /changes beside others/],
  ['This {place} takes <b />', nothing],
  ['{((phone: ReactNode) => <>Call {phone} to ask.</>)(slot)}', nothing],
  ['{((city: string) => <>In {city} we ask.</>)(some)}', /changes beside others/],
  ['<option>{some}</option>', /the translated text/],
  ['<option value={some}>{some}</option>', nothing],
  ['<option disabled>{some}</option>', nothing],
];

const contentFile = (index: number) => `src/components/Content${index}.tsx`;

const componentWith = (content: string) => `import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import { place } from './placeWords.ts';
interface Props {
  is: boolean;
  some: string;
  slot: ReactNode;
}
export function Part({ is, some, slot }: Props) {
  return <p data-all={[is, some, slot, messages, place].length}>${content}</p>;
}
`;

/** Words in a room of the owners', and whether the linter refuses them there. */
const words: readonly [content: string, isLoose: boolean][] = [
  ['<p>Home</p>', true],
  ['<p>{`Home of ${some}`}</p>', true],
  ["<p>{some ? 'Home' : 'Away'}</p>", true],
  ["<p>{some && 'Home'}</p>", true],
  ['<p aria-label="Home" />', true],
  ['<img alt={`A dog of ${some}`} />', true],
  ['<>Home</>', true],
  ['<p>{messages.home}</p>', false],
  ['<p aria-label={some} className="wrap" />', false],
  ['<p>{`${some}, ${some}: 5 x`}</p>', false],
];

const wordsFile = (index: number) => `src/sections/a/Words${index}.tsx`;

/** Where the same words are nobody's business: messages themselves, and the staff's rooms. */
const wordsMayStand = [
  'src/sections/a/messages.tsx',
  'src/components/videoMessages.tsx',
  'src/pages/login/LoginPage.tsx',
  'src/app/StaffLayout.tsx',
  'src/features/visits/AllVisits.tsx',
];

const partWith = (content: string) => `import * as messages from './messages.ts';
export function Part({ some }: { some: string }) {
  return <div data-all={[some, messages].length}>${content}</div>;
}
`;

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
}

let folder = '';
let found: Diagnostic[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetbuddy-lint-'));
  await mkdir(join(folder, 'scripts/lint'), { recursive: true });
  for (const file of ['.oxlintrc.json', 'scripts/lint/translatable.mjs'])
    await copyFile(file, join(folder, file));
  for (const [file, imported] of [...refused, ...allowed]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    const content = `import { part } from '${imported}';\nexport const own = part;\n`;
    await writeFile(join(folder, file), content);
  }
  for (const [index, [content]] of contents.entries())
    await writeFile(join(folder, contentFile(index)), componentWith(content));
  const written = [
    ...words.map(([content], index) => [wordsFile(index), content] as const),
    ...wordsMayStand.map((file) => [file, '<p>Home</p>'] as const),
  ];
  for (const [file, content] of written) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), partWith(content));
  }
  const output = await new Promise<string>((done) => {
    // The linter exits with 1, as expected.
    execFile(
      process.execPath,
      [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
      // The linter finds its type-aware helper through PATH, as npm sets it.
      {
        cwd: folder,
        env: {
          ...process.env,
          PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
        },
      },
      (_, stdout) => done(stdout),
    );
  });
  found = (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rm(folder, { recursive: true }));

function rulesBrokenIn(file: string): string[] {
  return found.filter(({ filename }) => filename === file).map(({ code }) => code);
}

it.each(refused)('%s must not import %s: %s', (file, _, rule) => {
  expect(rulesBrokenIn(file)).toEqual([expect.stringContaining(rule)]);
});

it.each(allowed)('%s may import %s', (file) => {
  expect(rulesBrokenIn(file)).toEqual([]);
});

it.each(contents.map(([content, said], index) => ({ content, said, index })))(
  'judges a text as a translated page would show it: $content',
  ({ said, index }) => {
    const messages = found
      .filter(
        ({ filename, code }) =>
          filename === contentFile(index) && /text-alone|option-value/.test(code),
      )
      .map(({ message }) => message);
    expect(messages.join('; ')).toMatch(said);
  },
);

function isLooseIn(file: string): boolean {
  return rulesBrokenIn(file).some((code) => code.includes('loose-text'));
}

it.each(words.map(([content, isLoose], index) => ({ content, isLoose, index })))(
  'finds words outside the messages of the owners’ rooms: $content',
  ({ index, isLoose }) => expect(isLooseIn(wordsFile(index))).toBe(isLoose),
);

it.each(wordsMayStand)('lets words stand in %s', (file) => {
  expect(found.length).toBeGreaterThan(0);
  expect(isLooseIn(file)).toBe(false);
});
