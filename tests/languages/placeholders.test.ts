// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPo } from '#scripts/languages/catalog.ts';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+.messages.\w+\.po$/.test(file))
  .map((file) => join('content', file));

/** What is filled into a text: '{clinic}', '<0>'. */
const filledIn = (text: string) => new Set(text.match(/\{\w+\}|<\/?\d+\/?>/g));

it('fills in nothing that a message of code does not have', () => {
  const unknown = files.flatMap((file) =>
    readPo(file)
      .items.filter(({ obsolete }) => !obsolete)
      .flatMap(({ msgid, msgid_plural = '', msgstr }) => {
        const known = filledIn(msgid + msgid_plural);
        return msgstr.filter((text) => [...filledIn(text)].some((name) => !known.has(name)));
      }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

it('leaves out nothing that is filled into a message of code', () => {
  const lost = files.flatMap((file) =>
    readPo(file)
      .items.filter(({ obsolete, msgid_plural, msgstr }) => !obsolete && !msgid_plural && msgstr[0])
      .flatMap(({ msgid, msgstr: [text = ''] }) =>
        [...filledIn(msgid)].some((name) => !text.includes(name)) ? [text] : [],
      ),
  );
  expect(lost).toEqual([]);
});

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
  expect(ofHindi.length).toBeGreaterThan(1000);
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
