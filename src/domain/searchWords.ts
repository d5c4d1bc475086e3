import { normalise } from './searchText.ts';

/** Common words, ignored unless a search has no others. */
const stopWords = new Set(
  'a an and are at can do does for from how i in is it me my of on or our the to we what when with you your'.split(
    ' ',
  ),
);

/** With the joiners of Indian scripts. */
const wordPattern = /(?:[\p{L}\p{N}\p{M}’']|\u200c|\u200d)+/gu;

/** A word in a text. */
interface FoundWord {
  /** As written. */
  word: string;
  /** In the form in which words are compared: 'D’Souza' → 'dsouza', 'Café' → 'cafe'. */
  normalised: string;
  /** Its place in the text, in UTF-16 units. */
  at: number;
}

/** The words of a text, in its order. */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(wordPattern)]
    .map(({ 0: word, index: at }) => ({
      word,
      normalised: normalise(word).replaceAll(/[’']/g, ''),
      at,
    }))
    .filter(({ normalised }) => normalised !== '');
}

/** The words of a text in normalised form. */
export function wordsOf(text: string): string[] {
  return findWords(text).map(({ normalised }) => normalised);
}

/** The terms of a search: its words in normalised form, without stop words. */
export function searchTerms(query: string): string[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/**
 * Splits a text into pieces and marks those that a search found: 'ticks' → [tick][s] for 'tick'. `found` has the matching
 * words in normalised form.
 */
export function highlightMatches(
  text: string,
  query: string,
  found: ReadonlySet<string>,
): { text: string; marked: boolean }[] {
  const terms = searchTerms(query);
  const pieces: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const { word, normalised, at } of findWords(text)) {
    if (!found.has(normalised)) continue;
    // Marks the beginning only, where it matches and normalising has not changed the word's length.
    const term = terms.find((each) => normalised.startsWith(each));
    const begins = term !== undefined && word.length === normalised.length;
    // A vowel sign is drawn with its letter and is not cut off.
    const signs = /^\p{M}*/u.exec(begins ? word.slice(term.length) : '')![0];
    const length = begins ? term.length + signs.length : word.length;
    if (at > done) pieces.push({ text: text.slice(done, at), marked: false });
    pieces.push({ text: text.slice(at, at + length), marked: true });
    done = at + length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
