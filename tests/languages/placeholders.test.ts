// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPo } from '#scripts/languages/catalog.ts';

/** All of Hindi. */
const ofHindi = readdirSync('content/hi', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.po'))
  .flatMap((file) =>
    readPo(join('content/hi', file))
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgid_plural, msgstr, flags }) => ({
        file,
        msgid,
        msgid_plural,
        msgstr,
        flags,
      })),
  );

it('leaves no word of Hindi marked as uncertain', () => {
  expect(ofHindi.length).toBeGreaterThan(400);
  expect(ofHindi.filter(({ flags }) => flags['fuzzy']).map(({ msgid }) => msgid)).toEqual([]);
});

/** Where its links lead, and how often it stresses: '](/contact)', '**'. */
const formOf = (text: string) => (text.match(/\]\([^)]*\)|\*\*/g) ?? []).toSorted();

it('keeps links and stress of every text in Hindi', () => {
  const changed = ofHindi
    .filter(({ msgid, msgstr: [text] }) => text && String(formOf(text)) !== String(formOf(msgid)))
    .map(({ file, msgid, msgstr }) => [file, msgid, ...msgstr]);
  expect(changed).toEqual([]);
});

it('fills in no fact that a text of Hindi’s records does not', () => {
  const facts = (text: string) => text.match(/\{\w+\}/g) ?? [];
  const unknown = ofHindi.filter(({ msgid, msgid_plural = '', msgstr }) => {
    const known = new Set(facts(msgid + msgid_plural));
    return msgstr.some((text) => facts(text).some((fact) => !known.has(fact)));
  });
  expect(unknown.map(({ file, msgstr }) => [file, ...msgstr])).toEqual([]);
});
