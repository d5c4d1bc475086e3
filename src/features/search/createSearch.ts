import MiniSearch from 'minisearch';
import { groupBy } from '#src/domain/groupBy.ts';
import { normaliseText } from '#src/domain/text/normaliseText.ts';
import * as messages from './messages.tsx';

export type SearchGroup = keyof typeof messages.groupNames;

export interface SearchEntry {
  group: SearchGroup;
  title: string;
  text: string;
  /** Hidden synonyms ('xray', 'Bombay'). */
  searchWords?: string;
  href: string;
  picture?: string;
}

interface SearchHit {
  entry: SearchEntry;
  found: ReadonlySet<string>;
}

export interface SearchResult {
  /** Best hit first, within and between groups. */
  groups: { name: SearchGroup; hits: SearchHit[] }[];
  count: number;
  /** '4 results for “tick”'; '2 results close to “vacination”'; 'Nothing found for “parrot”'. */
  heading: string;
}

export type Search = (query: string) => SearchResult;

const commonWords = new Set(
  'a an and can do for how i in is it me my of on or the to we you'.split(' '),
);

/** Normalised words: 'D’Souza' → 'dsouza', 'Café' → 'cafe'. */
export function wordsOf(text: string): string[] {
  return (
    normaliseText(text)
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/** Returns a search that matches all words or their beginnings; without a hit, any word or a similar one. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'searchWords'],
    tokenize: wordsOf,
    processTerm: (word) => !commonWords.has(word) && word,
    searchOptions: {
      prefix: (word) => word.length > 1,
      boost: { title: 3, searchWords: 2 },
      // b: 0 ignores a field's length.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const exact = index.search(query, { combineWith: 'AND' });
    const close = exact.length > 0 ? [] : index.search(query, { fuzzy: 0.25 });
    const hits = [...exact, ...close].map(({ id, terms }) => ({
      entry: entries[Number(id)]!,
      found: new Set(terms),
    }));
    const heading =
      hits.length === 0
        ? messages.nothingFound
        : close.length > 0
          ? messages.resultsCloseTo
          : messages.resultsFor;
    return {
      groups: Array.from(
        groupBy(hits, ({ entry }) => entry.group),
        ([name, ofGroup]) => ({ name, hits: ofGroup }),
      ),
      count: hits.length,
      heading: heading(query.trim(), hits.length),
    };
  };
}
