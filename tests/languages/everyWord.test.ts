// @vitest-environment node
import { expect, it } from 'vitest';
import { readRecord } from '#scripts/content/records.ts';
import { Catalog } from '#scripts/languages/catalog.ts';
import { wordsOf } from '#scripts/languages/recordWords.ts';
import { records } from '#src/content/schema/records.ts';

const hindi = new Catalog('hi');

it('every text of the records that are there in Hindi has Hindi words', () => {
  const translated = Object.keys(records).filter((path) => hindi.has(path));
  const missing = translated.flatMap((path) => {
    const { original, schema } = readRecord(path);
    return wordsOf(original, schema)
      .filter((text) => !hindi.translate(path, { text }))
      .map((text) => `${path}: ${text}`);
  });
  expect(translated.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
