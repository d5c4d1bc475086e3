import * as english from '#src/content/factWords.ts';
import { interpolate } from '#src/content/interpolate.ts';
import { mapTexts } from './jsonSchema.ts';

let factWords: typeof english = english;

/** Facts are told in another language from now on: by the same module, built with that language's messages. */
export function setFactWords(translated: typeof english): void {
  factWords = translated;
}

/** An address of the site in the language that is built. */
export const addressIn = (address: string) => factWords.addressIn(address);

/** Words with the facts that they name in braces. */
export function filled(value: unknown, sources: english.FactSources): unknown {
  const facts = factWords.factsOf(sources);
  return mapTexts(value, (text) => interpolate(text, facts));
}
