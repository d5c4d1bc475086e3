import { existsSync } from 'node:fs';
import { type Asked, Catalog, poFile } from '#scripts/languages/catalog.ts';
import { languagesOfSite } from '#scripts/languages/siteLanguages.ts';
import { wordsOf } from '#scripts/languages/recordWords.ts';
import { contentFolders, nameOf } from './folders.ts';
import type { Problem } from './Problem.ts';
import type { ContentRecords } from './records.ts';

/**
 * The records, and the rooms of code, that lack words in a language of the site, and how many: those show in English. A record without a
 * file is not written in it at all; of code it counts what `npm run translations` has asked for.
 */
export function checkLanguages(known: ContentRecords): Problem[] {
  const [own = '', sample = own] = contentFolders();
  return languagesOfSite().flatMap(({ code: language }) => {
    const catalog = new Catalog(language);
    const records = [...known.values()].map(({ path, original, schema }) => ({
      source: path,
      asked: wordsOf(path, original, schema).map((text): Asked => ({ text })),
    }));
    const rooms = catalog.rooms().map((source) => ({ source, asked: catalog.askedOf(source) }));
    return [...records, ...rooms].flatMap(({ source, asked }) => {
      if (catalog.filesOf(source).length === 0) return [];
      const missing = asked.filter((each) => !catalog.translate(source, each));
      const [first] = missing;
      if (!first) return [];
      const isOwn = existsSync(poFile(own, language, source));
      const file = poFile(isOwn ? own : sample, language, source);
      const text = `${missing.length} of ${asked.length} texts have no words here and show in English, first ${JSON.stringify(first.text.slice(0, 60))}. \`npm run translations\` lists them.`;
      return [
        { file: nameOf(file), line: 1, text, isWarning: true as const, isShown: true as const },
      ];
    });
  });
}
