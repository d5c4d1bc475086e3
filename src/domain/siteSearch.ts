/** The search in the site's own content: no call, no library, tolerant of typing errors. */

/** In the order in which equals are listed. */
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

/** Something that can be found. */
export interface SearchEntry {
  group: SearchGroup;
  title: string;
  /** One line about it, shown under the title. */
  text: string;
  /** Its longer text in sentences; the one that was meant is shown instead of `text`. */
  lines?: readonly string[];
  /** Other words for it, never shown ('xray'). */
  keywords?: string;
  href: string;
  /** The address of a picture. */
  picture?: string;
}

export interface SearchHit {
  entry: SearchEntry;
  /** The line to show under the title. */
  text: string;
}

export interface SearchResult {
  /** By group, the group of the best first; the best of each group first. */
  groups: { name: SearchGroup; hits: SearchHit[] }[];
  count: number;
  /** Nothing has the words as typed: these come close. */
  close: boolean;
  /** '4 results for “tick”'; '2 results close to “tikc”'; 'Nothing found for “parrot”'. */
  heading: string;
}

/** Words that say nothing about what is looked for, unless there is nothing else. */
const fillers = new Set(
  'a an and are at can do does for from how i in is it me my of on or our the to we what when with you your'.split(
    ' ',
  ),
);

const wordPattern = /[\p{L}\p{N}\p{M}’']+/gu;

/** 'D’Souza' → 'dsouza', 'Café' → 'cafe': what is compared. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => fold(word)).filter(Boolean);
}

/** The words of a search that count. */
export function searchWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Typing errors forgiven: none in short words, one from four letters on, two from eight on. */
function errorsForgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other; more than `most` is `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** 0: no match. The word as it is counts most, its beginning less, a near miss least. */
function likeness(typed: string, word: string, close: boolean): number {
  if (typed === word) return 4;
  if (typed.length > 1 && word.startsWith(typed)) return 3;
  // 'ticks' finds a tick.
  if (word.length > 3 && typed.startsWith(word) && typed.length - word.length <= 2) return 2;
  if (!close) return 0;
  const most = errorsForgiven(typed);
  if (most === 0) return 0;
  const whole = distance(typed, word, most);
  const beginning =
    word.length > typed.length ? distance(typed, word.slice(0, typed.length), most) : whole;
  return Math.min(whole, beginning) <= most ? 1 : 0;
}

function bestOf(typed: string, words: readonly string[], close: boolean): number {
  return words.reduce((best, word) => Math.max(best, likeness(typed, word, close)), 0);
}

interface Indexed {
  entry: SearchEntry;
  title: string[];
  text: string[];
  keywords: string[];
  lines: string[][];
}

function indexOf(entry: SearchEntry): Indexed {
  return {
    entry,
    title: wordsOf(entry.title),
    text: wordsOf(entry.text),
    keywords: wordsOf(entry.keywords ?? ''),
    lines: (entry.lines ?? []).map(wordsOf),
  };
}

/** How well an entry has every one of the words; 0 where it lacks one. A title weighs most, the long text least. */
function weigh(one: Indexed, typed: readonly string[], close: boolean): number {
  let sum = 0;
  for (const word of typed) {
    const inText = Math.max(bestOf(word, one.text, close), bestOf(word, one.keywords, close));
    const inLines = one.lines.reduce((best, line) => Math.max(best, bestOf(word, line, close)), 0);
    const weight = Math.max(bestOf(word, one.title, close) * 6, inText * 3, inLines);
    if (weight === 0) return 0;
    sum += weight;
  }
  return sum;
}

/** The line to show: the entry's own, or the sentence that has most of the words which its title and its own line lack. */
function lineFor({ entry, title, text, lines }: Indexed, typed: readonly string[], close: boolean) {
  const open = typed.filter((word) => !bestOf(word, title, close) && !bestOf(word, text, close));
  const counts = lines.map((line) => open.filter((word) => bestOf(word, line, close) > 0).length);
  const most = Math.max(0, ...counts);
  // Nothing is open, or the keywords alone have it.
  if (most === 0) return entry.text;
  return shorten(entry.lines![counts.indexOf(most)]!, open, close);
}

/** Characters of a line that fit under a title. */
const lineLength = 110;

/** A long sentence around the first word that was meant. */
function shorten(line: string, typed: readonly string[], close: boolean): string {
  if (line.length <= lineLength) return line;
  const hit = [...line.matchAll(wordPattern)].find(([word]) =>
    typed.some((one) => likeness(one, fold(word), close)),
  );
  const at = hit?.index ?? 0;
  const from = at < lineLength - 30 ? 0 : line.lastIndexOf(' ', at - 40) + 1;
  const until = line.lastIndexOf(' ', from + lineLength);
  const end = until > at ? until : line.length;
  return `${from > 0 ? '… ' : ''}${line.slice(from, end)}${end < line.length ? ' …' : ''}`;
}

/**
 * Prepares the entries for searching. What it returns takes what was typed and gives what has all of its words or their
 * beginnings, in any order; where nothing has, what comes close to them. An empty search finds nothing.
 */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResult {
  const indexed = entries.map(indexOf);

  function look(typed: readonly string[], close: boolean): Omit<SearchResult, 'heading'> {
    const hits = (typed.length > 0 ? indexed : [])
      .map((one) => ({ one, weight: weigh(one, typed, close) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight);
    const bestIn = new Map<SearchGroup, number>();
    for (const { one, weight } of hits) {
      const group = one.entry.group;
      bestIn.set(group, Math.max(bestIn.get(group) ?? 0, weight));
    }
    const names = searchGroups
      .filter((name) => bestIn.has(name))
      .toSorted((a, b) => bestIn.get(b)! - bestIn.get(a)!);
    const groups = names.map((name) => ({
      name,
      hits: hits
        .filter(({ one }) => one.entry.group === name)
        .map(({ one }) => ({ entry: one.entry, text: lineFor(one, typed, close) })),
    }));
    return { groups, count: hits.length, close };
  }

  return (query) => {
    const typed = searchWords(query);
    const exact = look(typed, false);
    const result = exact.count > 0 ? exact : look(typed, true);
    return { ...result, heading: headingFor(query.trim(), result.count, result.close) };
  };
}

function headingFor(query: string, count: number, close: boolean): string {
  if (count === 0) return `Nothing found for “${query}”`;
  return `${count} ${count === 1 ? 'result' : 'results'} ${close ? 'close to' : 'for'} “${query}”`;
}

/** A text in pieces, those marked that a search meant: 'ticks' → [tick][s] for 'tick'. */
export function highlightMatches(
  text: string,
  query: string,
  close: boolean,
): { text: string; marked: boolean }[] {
  const typed = searchWords(query);
  const pieces: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const { 0: word, index: at } of text.matchAll(wordPattern)) {
    const folded = fold(word);
    const found = typed.find((one) => likeness(one, folded, close) > 0);
    if (!found) continue;
    // The beginning alone, where it is one and both forms have the same letters.
    const plainWord = word.length === folded.length;
    const length = plainWord && folded.startsWith(found) ? found.length : word.length;
    if (at > done) pieces.push({ text: text.slice(done, at), marked: false });
    pieces.push({ text: text.slice(at, at + length), marked: true });
    done = at + length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
