import { readFileSync } from 'node:fs';
import { didYouMean } from '#src/content/schema/nearest.ts';
import type { Service } from '#src/content/schema/services.ts';
import { shown } from '#src/content/schema/kinds.ts';
import type { Site } from '#src/content/schema/site.ts';
import { isShown } from './checkSamples.ts';
import { conditionsIn, withConditions } from './facts.ts';
import { nameOf, sampleFolder, shownMarkdown } from './folders.ts';
import type { Problem } from './Problem.ts';
import {
  type ContentRecords,
  isPage,
  offered,
  recordValues,
  sampleServices,
  type TextOfRecord,
} from './records.ts';

/** Fields whose texts are no sentence of the page. */
const notSaid = 'alt src service services id href picture vet tags keywords'.split(' ');

/**
 * What pages and articles say of services that no clinic has: a sentence with a word by which only such a service goes (services.yaml,
 * saidAs), and a condition, {has:ct-scan:…}, that names no service.
 */
export function checkPromises(known: ContentRecords, site: Site): Problem[] {
  if (!known.get('services.yaml')?.data || !known.get('clinics.yaml')?.data) return [];
  const { services } = recordValues('services.yaml');
  const has = offered();
  // Also of a service that the clinic has taken out, whose words the sample knows.
  const all = [
    ...services,
    ...sampleServices().filter(({ id }) => services.every((own) => own.id !== id)),
  ];
  const words = all.filter(({ id }) => !has(id)).flatMap(wordsOf);
  const names = [...all.map(({ id }) => id), 'film', 'emergencies'];
  const pages = [...known.values()].filter(({ path }) => isPage(path) && isShown(path, site));
  return [
    ...pages.flatMap((page): Said[] => page.texts()),
    ...linesOf('texts', site),
    ...linesOf('articles', site),
  ]
    .filter(({ key, value }) => !notSaid.includes(key) && !/^[\w/-]+\.\w+$/.test(value))
    .flatMap(({ value, file, line, isAdvice }): Problem[] => {
      const unknown = conditionsIn(value).find((name) => !names.includes(name));
      if (unknown) {
        const remedy = didYouMean(unknown, names, `There are ${names.join(', ')}.`);
        return [{ file, line, text: `{has:${unknown}:…} names no service. ${remedy}` }];
      }
      const text = withConditions(value, has);
      const said = words.find(({ pattern }) => pattern.test(text));
      if (!said) return [];
      // Words of the sample are nobody's own until the site says that it has none of it.
      const isSample = file.startsWith(`${sampleFolder}/`) && site.samples;
      return [
        {
          file,
          line,
          text: `${shown(text)} speaks of ${said.word}, and no clinic has the service ${said.id} (clinics.yaml, services). Change the sentence${isAdvice ? ', if it is a promise' : `, or write {has:${said.id}:…} around what holds only with it`}.`,
          ...((isSample || isAdvice) && { isWarning: true as const, isShown: true as const }),
        },
      ];
    });
}

/** A text, where it stands, and the field that it is of. */
type Said = Pick<TextOfRecord, 'key' | 'value' | 'file' | 'line'> & {
  /** An article may speak of what others do. */
  isAdvice?: boolean;
};

/** What articles and text pages say, line by line, without what their links and pictures lead to. */
function linesOf(folder: 'texts' | 'articles', site: Site): Said[] {
  return shownMarkdown(folder, site).flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split(/\r\n|\r|\n/);
    const end = lines.indexOf('---', 1);
    return lines.map((text, index) => {
      const field = index < end ? /^[\s-]*(\w+): *['"]?(.*?)['"]?$/.exec(text) : null;
      const [, key = '', value = text] = field ?? [];
      const words = value.replaceAll(/!\[.*?\]\(.*?\)|(?<=\])\(.*?\)/g, '').trim();
      const isAdvice = folder === 'articles';
      return { key, value: words, file: nameOf(path), line: index + 1, isAdvice };
    });
  });
}

function wordsOf({ id, saidAs = [] }: Service) {
  return saidAs.map((word) => {
    // A hyphen may be one at which no line breaks.
    const letters = word.replaceAll('-', '[-\u2011]');
    return { id, word, pattern: new RegExp(String.raw`(?<!\w)${letters}s?(?!\w)`, 'i') };
  });
}
