import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build, type Plugin } from 'vite';
import { contentFolder, isContent, nameOf } from './content/folders.ts';
import { readRecord } from './content/records.ts';
import { readFileSync } from 'node:fs';
import { type Asked, Catalog, poFile, readPo } from './languages/catalog.ts';
import { messageModule, roomOf } from './languages/messageWords.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { wordsOf } from './languages/recordWords.ts';
import { updated } from './languages/poEntries.ts';
import { languagesOfSite } from './languages/siteLanguages.ts';

/*
 * `npx tsx scripts/translations.ts`: brings the PO files of every language up to date with what its pages say in English. New texts are added without
 * words, what nobody asks for goes, and what is missing is counted.
 */

/** What a language's pages ask for, by the file that it is translated in. */
type AskedBySource = Map<string, Asked[]>;

/** The records that facts in braces are told of, whatever a page imports. */
const factRecords = ['brand', 'clinics', 'hours', 'privacy', 'rules', 'services'].map(
  (name) => `${name}.yaml`,
);

/** Every module of the language's pages, by building them without writing anything. */
async function modulesOf(language: string): Promise<string[]> {
  process.env.SITE_LANGUAGE = language;
  const modules = new Set<string>();
  const collector: Plugin = {
    name: 'vetbuddy:collect-modules',
    moduleParsed: ({ id }) => void modules.add(id),
  };
  await build({
    mode: 'sandbox',
    logLevel: 'error',
    plugins: [collector],
    // Facts are told in words while building: pages have the words, not the module.
    build: {
      ssr: true,
      rollupOptions: { input: ['src/app/renderPage.tsx', 'src/content/factWords.ts'] },
      write: false,
    },
  });
  delete process.env.SITE_LANGUAGE;
  return [...modules];
}

function askedBy(modules: readonly string[]): AskedBySource {
  const asked: AskedBySource = new Map();
  const ask = (source: string, texts: Asked[]) =>
    asked.set(source, [...(asked.get(source) ?? []), ...texts]);
  for (const file of modules.filter((id) => messageModule.test(id)).toSorted()) {
    const { source, module } = roomOf(file);
    ask(
      source,
      messagesIn(readFileSync(file, 'utf8'), file).map((message) => ({
        ...message,
        context: `${module}.${message.id}`,
      })),
    );
  }
  const records = modules
    .filter((id) => isContent(id) && id.endsWith('.yaml'))
    .map((id) => nameOf(id, contentFolder));
  for (const path of new Set([...factRecords, ...records])) {
    const { original, schema } = readRecord(path);
    const texts = wordsOf(original, schema).map((text) => ({ text }));
    if (texts.length > 0) ask(path, texts);
  }
  return asked;
}

async function update(language: string): Promise<void> {
  const asked = askedBy(await modulesOf(language));
  const catalog = new Catalog(language);
  const missing = [...asked].flatMap(([source, texts]) => {
    const count = texts.filter((each) => !catalog.translate(source, each)).length;
    return count > 0 ? [`${String(count).padStart(5)}  ${nameOf(poFile(language, source))}`] : [];
  });
  for (const [source, texts] of asked) {
    const file = poFile(language, source);
    const po = readPo(file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${updated(po, texts, language).toString().trimEnd()}\n`);
  }
  console.log(
    missing.length > 0
      ? `${language}: texts without words\n${missing.join('\n')}`
      : `${language}: every text has its words.`,
  );
}

for (const { code } of languagesOfSite()) await update(code);
