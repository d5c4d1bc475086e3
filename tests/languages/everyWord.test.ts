// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, nameOf, root } from '#scripts/content/folders.ts';
import { readRecord } from '#scripts/content/records.ts';
import { Catalog } from '#scripts/languages/catalog.ts';
import { messagesIn } from '#scripts/languages/messagesIn.ts';
import { messageModule, roomOf } from '#scripts/languages/messageWords.ts';
import { wordsOf } from '#scripts/languages/recordWords.ts';
import { records } from '#src/content/schema/records.ts';

/** Of pages and parts that are there in English alone: staff's, articles, films, partners and the gallery. */
const inEnglishAlone = [
  'src/components/listMessages.ts',
  'src/components/passwordMessages.tsx',
  'src/components/videoMessages.ts',
  'src/pages/article/messages.ts',
  'src/sections/hero/messages.ts',
  'src/sections/media/messages.tsx',
  'src/sections/services/messages.ts',
];

const hindi = new Catalog('hi');

it('every message of code has Hindi words', () => {
  const modules = filesBelow(join(root, 'src'))
    .map((file) => join(root, 'src', file))
    .filter((file) => messageModule.test(file) && !inEnglishAlone.includes(nameOf(file)));
  const missing = modules.flatMap((file) => {
    const { source, module } = roomOf(file);
    return messagesIn(readFileSync(file, 'utf8'), file)
      .filter(({ id, text }) => !hindi.translate(source, { text, context: `${module}.${id}` }))
      .map(({ id, text }) => `${source}: ${module}.${id}: ${text}`);
  });
  expect(modules.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

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
