import MiniSearch from 'minisearch';
import { groupBy } from '#src/domain/text/groupBy.ts';
import { normalise } from '#src/domain/text/searchText.ts';
import * as messages from './messages.tsx';

export type SearchGroup = keyof typeof messages.groupNames;

/** A page, or a part of one, that the search can find. */
export interface SearchEntry {
  group: SearchGroup;
  title: string;
  /** One line about it, shown under the title. */
  text: string;
  /** Other words that people type for it, which are never shown ('xray', 'Bombay'). */
  searchWords?: string | undefined;
  href: string;
  picture?: string;
}

interface SearchHit {
  entry: SearchEntry;
  /** The words that match, as `wordsOf` has them. */
  found: ReadonlySet<string>;
}

export interface SearchResult {
  /** The group with the best hit first; within a group the best hit first. */
  groups: { name: SearchGroup; hits: SearchHit[] }[];
  count: number;
  /** '4 results for “tick”'; '2 results close to “vacination”'; 'Nothing found for “parrot”'. */
  heading: string;
}

/** Takes what was typed. */
export type Search = (query: string) => SearchResult;

const commonWords = new Set(
  'a an and can do for how i in is it me my of on or the to we you'.split(' '),
);

/** The words of a text in the form in which they are compared: 'D’Souza' → 'dsouza', 'Café' → 'cafe'. */
export function wordsOf(text: string): string[] {
  return (
    normalise(text)
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/** Indexes the entries. A hit has all words of the search, or their beginnings; where none has, some of them or similar ones. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'searchWords'],
    tokenize: wordsOf,
    processTerm: (word) => !commonWords.has(word) && word,
    searchOptions: {
      prefix: (word) => word.length > 1,
      boost: { title: 3, searchWords: 2 },
      // Long fields count as much as short ones.
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
