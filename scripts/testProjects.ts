import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const pattern = 'tests/**/*.test.{ts,tsx}';

/** What is tested of the pages in Hindi: a run is in one language, as a build is. */
const hindi = 'tests/hindi/**/*.test.tsx';

/** The test files whose text matches. */
function filesWith(text: RegExp): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => text.test(readFileSync(file, 'utf8')));
}

/** Here a mocked module, or one that keeps for good that a visitor came, would stay so for the files that come after. */
const alone = filesWith(/\bvi\.(?:mock|resetModules)\(|components\/(?:WhenNear|hydration)\.ts/);
const withoutDom = filesWith(/^\/\/ @vitest-environment node$/m).filter(
  (file) => !alone.includes(file),
);

function project(
  name: string,
  groupOrder: number,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, sequence: { groupOrder }, ...test } };
}

/**
 * Files of a project share a worker's modules and its jsdom: starting both anew costs more than most files' tests.
 * One project after the other, since a worker serves one project only.
 */
const inEnglish = [
  project('dom', 1, {
    include: [pattern],
    exclude: [...alone, ...withoutDom, hindi],
    environment: 'jsdom',
    isolate: false,
  }),
  project('node', 2, { include: withoutDom, environment: 'node', isolate: false }),
  project('alone', 3, { include: alone, environment: 'jsdom' }),
];

/** `SITE_LANGUAGE=hi` runs the tests of the Hindi pages, and no others. */
export const testProjects = process.env.SITE_LANGUAGE
  ? [project('hindi', 1, { include: [hindi], environment: 'jsdom', isolate: false })]
  : inEnglish;
