// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/content/schema/'));

/** An import that brings zod along: one of types alone leaves nothing in the bundle. */
const bringsZod = /^(?:import|export) (?!type )[^;]*?from '(?:zod|[^']*\/schema\/[^']*)'/m;

it('the schemas stay out of the browser: the site imports their types alone', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((path) => bringsZod.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('an import of more than types is noticed', () => {
  expect("import { vetsSchema } from '#src/content/schema/vets.ts';").toMatch(bringsZod);
  expect("import {\n  z,\n} from 'zod';").toMatch(bringsZod);
  expect("import type { Vet } from '#src/content/schema/vets.ts';").not.toMatch(bringsZod);
});
