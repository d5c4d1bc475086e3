/** The search in the site's own content. It makes no call and tolerates typing errors. */

import MiniSearch, { type Query } from 'minisearch';
import * as messages from './searchMessages.ts';
import { findWords, searchTerms, wordsOf } from './searchWords.ts';

export type SearchGroup =
  | 'Services'
  | 'Vets'
  | 'Articles'
  | 'Questions'
  | 'Hours'
  | 'Places'
  | 'Pages';

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
  picture?: string;
}

export interface SearchHit {
  entry: SearchEntry;
  /** The line to show under the title. */
  text: string;
  /** The matching words in normalised form, as `highlightMatches` takes them. */
  found: ReadonlySet<string>;
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

/** Where a match counts most. Keywords are what the text would say in other words. */
const boost = { title: 6, text: 3, keywords: 3, lines: 1 };

/** The index of the entries, and the words in it. */
function indexEntries(entries: readonly SearchEntry[]) {
  const words = new Set<string>();
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'lines' ? (entry.lines ?? []).join('\n') : (entry[field as 'text'] ?? ''),
    tokenize: wordsOf,
    processTerm: (word) => {
      words.add(word);
      return word;
    },
    searchOptions: {
      boost,
      // A word counts once a field, and a long text as much as a short one: equal entries keep their order.
      bm25: { k: 0, b: 0, d: 0 },
      processTerm: (term) => term,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { index, words };
}

/** Words to find by a beginning that is similar to a term. */
function indexWords(words: Iterable<string>): MiniSearch {
  const index = new MiniSearch({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: beginningsOf,
    searchOptions: { processTerm: (term) => term },
  });
  index.addAll(Array.from(words, (id) => ({ id })));
  return index;
}

/** 'ticks' also finds 'tick': the term without one or two letters of its ending. */
function withoutEnding(term: string): string[] {
  return [1, 2].map((letters) => term.slice(0, -letters)).filter((word) => word.length > 3);
}

/** The words that contain a term as typed, begin with it, or lack its ending. */
function asTyped(term: string): Query {
  return {
    queries: [{ queries: [term], prefix: term.length > 1 }, ...withoutEnding(term)],
    combineWith: 'OR',
  };
}

/** The beginnings of a word from two letters up, and the word itself. */
function beginningsOf(word: string): string[] {
  const letters = Math.min(2, word.length);
  return Array.from({ length: word.length - letters + 1 }, (_, more) =>
    word.slice(0, letters + more),
  );
}

/** The number of typing errors tolerated: none below four letters, one below eight, else two. */
function toleratedErrors(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** The beginnings of words that a term may be meant as. Two letters swapped are one error. */
function similarTo(term: string): Query {
  const errors = toleratedErrors(term);
  const swapped = Array.from(
    { length: errors && term.length - 1 },
    (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
  );
  return {
    queries: [
      { queries: [term], fuzzy: errors },
      { queries: swapped, fuzzy: errors - 1 },
    ],
    combineWith: 'OR',
  };
}

/** The line to show: the entry's own, or the sentence with most of the matching words that its title and line lack. */
function lineToShow({ title, text, lines = [] }: SearchEntry, found: ReadonlySet<string>): string {
  const shown = wordsOf(`${title} ${text}`).filter((word) => found.has(word));
  // 'ticks' in the title stands for 'tick' as well.
  const missing = [...found].filter(
    (word) => !shown.some((other) => other.startsWith(word) || word.startsWith(other)),
  );
  const counts = lines.map((line) => {
    const words = new Set(wordsOf(line));
    return missing.filter((word) => words.has(word)).length;
  });
  const most = Math.max(0, ...counts);
  // No word is missing, or only the keywords contain it.
  if (most === 0) return text;
  return shorten(lines[counts.indexOf(most)]!, new Set(missing));
}

/** The number of characters that fit on the line below a title. */
const maxLineLength = 110;

/** Shortens a long sentence to the part around its first match. */
function shorten(line: string, found: ReadonlySet<string>): string {
  if (line.length <= maxLineLength) return line;
  const at = findWords(line).find(({ normalised }) => found.has(normalised))?.at ?? 0;
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
  const { index, words } = indexEntries(entries);
  // Most searches match as typed.
  let vocabulary: MiniSearch | undefined;

  function similarWords(term: string): Query {
    vocabulary ??= indexWords(words);
    const similar = vocabulary.search(similarTo(term)).map(({ id }) => String(id));
    return { queries: [...similar, ...withoutEnding(term)], combineWith: 'OR' };
  }

  function find(terms: readonly string[], approximate: boolean): Omit<SearchResult, 'heading'> {
    const queries = terms.map(approximate ? similarWords : asTyped);
    const hits = index.search({ queries, combineWith: 'AND' }).map((result) => {
      const entry = entries[Number(result.id)]!;
      const found = new Set(result.terms);
      return { entry, text: lineToShow(entry, found), found };
    });
    const names = new Set(hits.map(({ entry }) => entry.group));
    const groups = Array.from(names, (name) => ({
      name,
      hits: hits.filter(({ entry }) => entry.group === name),
    }));
    return { groups, count: hits.length, approximate };
  }

  return (query) => {
    const terms = searchTerms(query);
    const exact = find(terms, false);
    const result = exact.count > 0 || terms.length === 0 ? exact : find(terms, true);
    return { ...result, heading: headingFor(query.trim(), result.count, result.approximate) };
  };
}

function headingFor(query: string, count: number, approximate: boolean): string {
  if (count === 0) return messages.nothingFound(query);
  return (approximate ? messages.resultsCloseTo : messages.resultsFor)(count, query);
}
