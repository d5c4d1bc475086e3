// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPo } from '#scripts/languages/catalog.ts';

const files = readdirSync('content/sample', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+.messages.\w+\.po$/.test(file))
  .map((file) => join('content/sample', file));

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

/** Left out only where the language has a word of its own instead: 'in our hospitals'. */
const wordsOfPlaces = /^\{(?:aPlace|places?|hospitals?)\}$/i;

it('leaves out nothing that is filled into a message of code', () => {
  const lost = files.flatMap((file) =>
    readPo(file)
      .items.filter(({ obsolete, msgid_plural, msgstr }) => !obsolete && !msgid_plural && msgstr[0])
      .flatMap(({ msgid, msgstr: [text = ''] }) =>
        [...filledIn(msgid)].some((name) => !wordsOfPlaces.test(name) && !text.includes(name))
          ? [text]
          : [],
      ),
  );
  expect(lost).toEqual([]);
});
