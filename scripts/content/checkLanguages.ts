import { existsSync } from 'node:fs';
import { Catalog, poFile } from '#scripts/languages/catalog.ts';
import { languagesOfSite } from '#scripts/languages/siteLanguages.ts';
import { wordsOf } from '#scripts/languages/recordWords.ts';
import { contentFolders, nameOf } from './folders.ts';
import type { Problem } from './Problem.ts';
import type { ContentRecords } from './records.ts';

/** The records that lack words in a language of the site, and how many: those show in English. A record without a file is not written in it at all. */
export function checkLanguages(known: ContentRecords): Problem[] {
  const [own = '', sample = own] = contentFolders();
  return languagesOfSite().flatMap(({ code: language }) => {
    const catalog = new Catalog(language);
    return [...known.values()].flatMap(({ path, original, schema }) => {
      if (catalog.filesOf(path).length === 0) return [];
      const words = wordsOf(path, original, schema);
      const missing = words.filter((text) => !catalog.translate(path, { text }));
      const [first] = missing;
      if (!first) return [];
      const file = poFile(existsSync(poFile(own, language, path)) ? own : sample, language, path);
      const text = `${missing.length} of ${words.length} texts have no words here and show in English, first ${JSON.stringify(first.slice(0, 60))}. \`npm run translations\` lists them.`;
      return [
        { file: nameOf(file), line: 1, text, isWarning: true as const, isShown: true as const },
      ];
    });
  });
}
