import { isMap, isNode, isScalar, isSeq, type YAMLError } from 'yaml';

/** Something that keeps a file from being read. */
export interface Unreadable {
  line: number;
  text: string;
}

/** What no text needs, and what a reader can't see: control characters and overrides of the writing direction. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unseen = /[\0-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202D\u202E\uFEFF]/;

/** More than any page or record should have. */
const longestFile = 200_000;

/** The lines of a file that somebody has written, or why nobody can have. */
export function linesOf(source: string): { lines: string[]; problem?: Unreadable } {
  if (source.length > longestFile) {
    const text = `A file of over ${longestFile / 1000} kB is too long for one page.`;
    return { lines: [], problem: { line: 1, text } };
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const bad = lines.findIndex((line) => unseen.test(line));
  if (bad === -1) return { lines };
  const text = 'There is a character here that nobody can see. Type the line again.';
  return { lines, problem: { line: bad + 1, text } };
}

/** Far more levels than a record has, and far fewer than the parser's stack holds. */
const deepest = 50;
/** The widest that these stand from the margin. */
const widest = 4 * deepest;

/**
 * Where lists in lists, or groups in groups, go deeper than any record: the parser would run out of stack or memory. Brackets in texts
 * count too, which is why it takes so many that were not closed.
 */
export function tooDeep(lines: readonly string[]): Unreadable | undefined {
  let depth = 0;
  const bad = lines.findIndex((line) => {
    if ((/^(?: |[-?:] )*/.exec(line)?.[0].length ?? 0) > widest) return true;
    for (const character of line) {
      if (character === '[' || character === '{') depth += 1;
      else if (character === ']' || character === '}') depth = Math.max(0, depth - 1);
      if (depth > deepest) return true;
    }
    return false;
  });
  if (bad === -1) return undefined;
  return {
    line: bad + 1,
    text: 'Lists or groups stand in one another here deeper than can be read.',
  };
}

/** Where a field's name stands, or an item of a list; undefined where it is missing. */
export function startOf(node: unknown, [key, ...path]: readonly PropertyKey[]): number | undefined {
  if (isMap(node)) {
    const pair = node.items.find((each) => isScalar(each.key) && each.key.value === key);
    return pair && (startOf(pair.value, path) ?? rangeStart(pair.key));
  }
  if (!isSeq(node)) return undefined;
  const item = node.items[Number(key)];
  return item === undefined ? undefined : (startOf(item, path) ?? rangeStart(item));
}

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

export function yamlProblem({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY')
    return "A text with a colon stands in quotes: `title: 'Ticks: what to do'`.";
  if (code === 'DUPLICATE_KEY') return 'This field is there twice.';
  return `This can’t be read (${message}). Look on this line and the one above for a missing quote or bracket; a text with : # or quotes in it stands in quotes.`;
}
