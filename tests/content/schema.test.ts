// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jsonSchemaOf } from '#scripts/content/records.ts';
import { records } from '#src/content/schema/records.ts';

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

// `npx vitest run tests/content/schema.test.ts -u` writes them anew. A clinic writes what differs: no field of a record is asked for.
it.each(Object.keys(records))('editors know what %s holds', async (path) => {
  const file = `../../content/schema/${path.replace('.yaml', '.json')}`;
  const schema = structuredClone(jsonSchemaOf(path));
  delete (schema.items ?? schema).required;
  await expect(`${JSON.stringify(schema)}\n`).toMatchFileSnapshot(file);
});
