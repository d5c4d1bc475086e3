/** The search in the site's own content. It makes no call, uses no library and tolerates typing errors. */

import type { PictureSource } from './contentTypes.ts';
import { normalise } from './searchText.ts';

/** Groups with equal scores are listed in this order. */
export const searchGroups = [
  'Services',
  'Vets',
  'Articles',
  'Questions',
  'Hours',
  'Places',
  'Pages',
] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** Something that the search can find. */
export interface SearchEntry {
  group: SearchGroup;
  title: string;
  /** One line about it, shown under the title. */
  text: string;
  /** Its longer text in sentences. A sentence that matches better is shown instead of `text`. */
  lines?: readonly string[];
  /** Other words for it, which are never shown ('xray'). */
  keywords?: string;
  href: string;
  picture?: PictureSource;
}

export interface SearchHit {
  entry: SearchEntry;
  /** The line to show under the title. */
  text: string;
}

export interface SearchResult {
  /** The group with the best result first; within a group the best result first. */
  groups: { name: SearchGroup; hits: SearchHit[] }[];
  count: number;
  /** True where nothing matches the words as typed: these results match similar words. */
  approximate: boolean;
  /** '4 results for “tick”'; '2 results close to “tikc”'; 'Nothing found for “parrot”'. */
  heading: string;
}

/** Common words, ignored unless a search has no others. */
const stopWords = new Set(
  'a an and are at can do does for from how i in is it me my of on or our the to we what when with you your'.split(
    ' ',
  ),
);

/** With the joiners of Indian scripts. */
const wordPattern = /(?:[\p{L}\p{N}\p{M}’']|\u200c|\u200d)+/gu;

/** The form in which words are compared: 'D’Souza' → 'dsouza', 'Café' → 'cafe'. */
function normalize(word: string): string {
  return normalise(word).replaceAll(/[’']/g, '');
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => normalize(word)).filter(Boolean);
}

/** The terms of a search: its words in normalized form, without stop words. */
export function searchTerms(query: string): string[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** The number of typing errors tolerated: none below four letters, one below eight, else two. */
function toleratedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The edit distance of two words: letters to insert, delete, replace or swap with a neighbour. Returns `limit + 1` for
 * everything above `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(lastRow[j]! + 1, row[j - 1]! + 1, lastRow[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, rowBeforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [rowBeforeLast, lastRow] = [lastRow, row];
  }
  return lastRow[b.length]!;
}

/**
 * How well a word matches a search term: 4 equal, 3 begins with it, 2 the term adds an ending, 1 similar, 0 not at all.
 */
function matchScore(term: string, word: string, approximate: boolean): number {
  if (term === word) return 4;
  if (term.length > 1 && word.startsWith(term)) return 3;
  // 'ticks' finds 'tick'.
  if (word.length > 3 && term.startsWith(word) && term.length - word.length <= 2) return 2;
  if (!approximate) return 0;
  const limit = toleratedErrors(term);
  if (limit === 0) return 0;
  const whole = editDistance(term, word, limit);
  const beginning =
    word.length > term.length ? editDistance(term, word.slice(0, term.length), limit) : whole;
  return Math.min(whole, beginning) <= limit ? 1 : 0;
}

function bestScore(term: string, words: readonly string[], approximate: boolean): number {
  return words.reduce((best, word) => Math.max(best, matchScore(term, word, approximate)), 0);
}

interface IndexedEntry {
  entry: SearchEntry;
  title: string[];
  text: string[];
  keywords: string[];
  lines: string[][];
}

function indexEntry(entry: SearchEntry): IndexedEntry {
  return {
    entry,
    title: wordsOf(entry.title),
    text: wordsOf(entry.text),
    keywords: wordsOf(entry.keywords ?? ''),
    lines: (entry.lines ?? []).map(wordsOf),
  };
}

/**
 * The score of an entry; 0 unless it matches every term. A match in the title counts most, one in the long text least.
 */
function scoreEntry(entry: IndexedEntry, terms: readonly string[], approximate: boolean): number {
  let sum = 0;
  for (const word of terms) {
    const inText = Math.max(
      bestScore(word, entry.text, approximate),
      bestScore(word, entry.keywords, approximate),
    );
    const inLines = entry.lines.reduce(
      (best, line) => Math.max(best, bestScore(word, line, approximate)),
      0,
    );
    const weight = Math.max(bestScore(word, entry.title, approximate) * 6, inText * 3, inLines);
    if (weight === 0) return 0;
    sum += weight;
  }
  return sum;
}

/** The line to show: the entry's own, or the sentence with most of the terms that its title and line lack. */
function lineToShow(
  { entry, title, text, lines }: IndexedEntry,
  terms: readonly string[],
  approximate: boolean,
) {
  const missing = terms.filter(
    (word) => !bestScore(word, title, approximate) && !bestScore(word, text, approximate),
  );
  const counts = lines.map(
    (line) => missing.filter((word) => bestScore(word, line, approximate) > 0).length,
  );
  const most = Math.max(0, ...counts);
  // No term is missing, or only the keywords contain it.
  if (most === 0) return entry.text;
  return shorten(entry.lines![counts.indexOf(most)]!, missing, approximate);
}

/** The number of characters that fit on the line below a title. */
const maxLineLength = 110;

/** Shortens a long sentence to the part around its first match. */
function shorten(line: string, terms: readonly string[], approximate: boolean): string {
  if (line.length <= maxLineLength) return line;
  const hit = [...line.matchAll(wordPattern)].find(([word]) =>
    terms.some((term) => matchScore(term, normalize(word), approximate)),
  );
  const at = hit?.index ?? 0;
  const from = at < maxLineLength - 30 ? 0 : line.lastIndexOf(' ', at - 40) + 1;
  const until = line.lastIndexOf(' ', from + maxLineLength);
  const end = until > at ? until : line.length;
  return `${from > 0 ? '… ' : ''}${line.slice(from, end)}${end < line.length ? ' …' : ''}`;
}

/**
 * Indexes the entries and returns a search function. It takes what was typed and returns the entries that match all of
 * its words or their beginnings, in any order; if none does, those with similar words. An empty search finds nothing.
 */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResult {
  const indexed = entries.map(indexEntry);

  function find(terms: readonly string[], approximate: boolean): Omit<SearchResult, 'heading'> {
    const hits = (terms.length > 0 ? indexed : [])
      .map((item) => ({ item, score: scoreEntry(item, terms, approximate) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const bestIn = new Map<SearchGroup, number>();
    for (const { item, score } of hits) {
      const group = item.entry.group;
      bestIn.set(group, Math.max(bestIn.get(group) ?? 0, score));
    }
    const names = searchGroups
      .filter((name) => bestIn.has(name))
      .toSorted((a, b) => bestIn.get(b)! - bestIn.get(a)!);
    const groups = names.map((name) => ({
      name,
      hits: hits
        .filter(({ item }) => item.entry.group === name)
        .map(({ item }) => ({ entry: item.entry, text: lineToShow(item, terms, approximate) })),
    }));
    return { groups, count: hits.length, approximate };
  }

  return (query) => {
    const terms = searchTerms(query);
    const exact = find(terms, false);
    const result = exact.count > 0 ? exact : find(terms, true);
    return { ...result, heading: headingFor(query.trim(), result.count, result.approximate) };
  };
}

function headingFor(query: string, count: number, approximate: boolean): string {
  if (count === 0) return `Nothing found for “${query}”`;
  return `${count} ${count === 1 ? 'result' : 'results'} ${approximate ? 'close to' : 'for'} “${query}”`;
}

/** Splits a text into pieces and marks those that match a search: 'ticks' → [tick][s] for 'tick'. */
export function highlightMatches(
  text: string,
  query: string,
  approximate: boolean,
): { text: string; marked: boolean }[] {
  const terms = searchTerms(query);
  const pieces: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const { 0: word, index: at } of text.matchAll(wordPattern)) {
    const normalized = normalize(word);
    const found = terms.find((term) => matchScore(term, normalized, approximate) > 0);
    if (!found) continue;
    // Marks the beginning only, where it matches and normalizing has not changed the word's length.
    const plainWord = word.length === normalized.length;
    const begins = plainWord && normalized.startsWith(found);
    // A vowel sign is drawn with its letter and is not cut off.
    const signs = /^\p{M}*/u.exec(begins ? word.slice(found.length) : '')![0];
    const length = begins ? found.length + signs.length : word.length;
    if (at > done) pieces.push({ text: text.slice(done, at), marked: false });
    pieces.push({ text: text.slice(at, at + length), marked: true });
    done = at + length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
