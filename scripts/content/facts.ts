import * as english from '#src/content/factWords.ts';
import { interpolate } from '#src/content/interpolate.ts';
import { isGroup, mapTexts } from './overlay.ts';

export { placeWordsOf } from '#src/content/factWords.ts';

let factWords: typeof english = english;

/** Facts are told in another language from now on: by the same module, built with that language's messages. */
export function setFactWords(translated: typeof english): void {
  factWords = translated;
}

/** An address of the site in the language that is built. */
export const addressIn = (address: string) => factWords.addressIn(address);

/** A text with its facts filled in: 'a {place}' is 'a clinic', or 'an animal centre'. */
export function fillIn(text: string, facts: Readonly<Record<string, string>>): string {
  const withArticles = text.replaceAll(/\ba(?= \{(\w+)\})/gi, (article, name: string) =>
    /^[aeiou]/i.test(facts[name] ?? '') ? `${article}n` : article,
  );
  return interpolate(withArticles, facts);
}

const sampleNote = /\{sample:([^{}|]*)(?:\|([^{}]*))?\}/g;

/** What says of something that it is a sample, or what stands there instead on a site that has none. */
export function withSampleNotes(text: string, samples: boolean): string {
  return text.replaceAll(sampleNote, (_, note: string, instead = '') =>
    samples ? note : String(instead),
  );
}

const condition = /\{has:([^{}:|]*):((?:[^{}|]|\{\w+\})*)(?:\|((?:[^{}]|\{\w+\})*))?\}/g;

/** Whether some clinic has a service, by its id; or the site a film; or anybody takes emergencies. */
export type Has = (name: string) => boolean;

/** What holds only with a service, or what is said without it: '{has:ct-scan:X-ray and CT|X-ray}'. */
export function withConditions(text: string, has: Has): string {
  return text.replaceAll(condition, (_, name: string, words: string, otherwise = '') =>
    has(name) ? words : String(otherwise),
  );
}

/** What the conditions of a text ask for. */
export function conditionsIn(text: string): string[] {
  return [...text.matchAll(condition)].map(([, name = '']) => name);
}

/** Stands where a condition leaves nothing. */
const nothing = '\0';

/**
 * Words with the facts in their places, and the notes about samples where there are any. An entry of a list of which a condition leaves
 * nothing is left out.
 */
export function filled(value: unknown, sources: english.FactSources, has: Has): unknown {
  const facts = factWords.factsOf(sources);
  const { samples } = sources.site;
  const filledIn = mapTexts(value, (text) => {
    const held = withConditions(text, has);
    return text && !held ? nothing : fillIn(withSampleNotes(held, samples), facts);
  });
  return withoutEmpty(filledIn);
}

function withoutEmpty(value: unknown): unknown {
  if (value === nothing) return '';
  if (Array.isArray(value)) return value.filter((each) => !isNothing(each)).map(withoutEmpty);
  if (!isGroup(value) || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)]),
  );
}

function isNothing(entry: unknown): boolean {
  return entry === nothing || (isGroup(entry) && Object.values(entry).includes(nothing));
}
