import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
import { z } from 'zod';
import type { Problems } from './Problems.ts';

/** A file's front matter and the text below it, which keeps its line numbers. */
export interface SplitFile {
  frontMatter: string;
  body: string;
}

/** What no text needs, and what a reader can't see: control characters and overrides of the writing direction. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unseen = /[\0-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202D\u202E\uFEFF]/;

/** More than any page should have. */
const longestFile = 200_000;

/** Splits a Markdown file into the fields between the first two lines `---` and the text after. Null where they are missing. */
export function splitFile(source: string, problems: Problems): SplitFile | null {
  if (source.length > longestFile) {
    problems.add(1, `A file of over ${longestFile / 1000} kB is too long for one page.`);
    return null;
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const bad = lines.findIndex((line) => unseen.test(line));
  if (bad >= 0) {
    problems.add(bad + 1, 'There is a character here that nobody can see. Type the line again.');
    return null;
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end < 0) {
    problems.add(
      1,
      'A file begins with a line ---, then its title and the other fields, then ---.',
    );
    return null;
  }
  // The same number of lines before both, so that both count as the file does.
  return {
    frontMatter: '\n' + lines.slice(1, end).join('\n'),
    body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
  };
}

/**
 * Reads the fields of a front matter (YAML, every value as it is typed) by their schema; what is wrong with them is added to the
 * problems. Null where they can't be used.
 */
export function readFields<Fields>(
  frontMatter: string,
  schema: z.ZodType<Fields>,
  problems: Problems,
): { fields: Fields; lineOf: (path: readonly PropertyKey[]) => number } | null {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(frontMatter, {
    schema: 'failsafe',
    lineCounter: lines,
    logLevel: 'silent',
    prettyErrors: false,
  });
  for (const error of errors) problems.add(lines.linePos(error.pos[0]).line, yamlProblem(error));
  if (errors.length > 0) return null;
  const lineOf = (path: readonly PropertyKey[]) =>
    lines.linePos(startOf(contents, path) ?? frontMatterStart).line;
  const { data, error } = schema.safeParse(valueOf(contents));
  for (const issue of error?.issues ?? []) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const path of keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path]) {
      const name = path.findLast((key) => typeof key === 'string');
      problems.add(lineOf(path), issue.message.replaceAll('%name%', String(name)));
    }
  }
  return data === undefined ? null : { fields: data, lineOf };
}

/** After the line `---`. */
const frontMatterStart = 1;

/** Where a field's name stands, or an item of a list; where it is missing, what it is missing in. */
function startOf(
  node: ParsedNode | null,
  [key, ...path]: readonly PropertyKey[],
): number | undefined {
  if (isMap(node)) {
    const pair = node.items.find((each) => isScalar(each.key) && each.key.value === key);
    return pair && (startOf(pair.value, path) ?? pair.key.range[0]);
  }
  if (!isSeq(node)) return undefined;
  const item = node.items[Number(key)];
  return item && (startOf(item, path) ?? item.range[0]);
}

/** What a node holds: texts in one line, lists, groups. Nothing is undefined, what is of a type of its own null. */
function valueOf(node: ParsedNode | null): unknown {
  if (isMap(node))
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), valueOf(value)]));
  if (isSeq(node)) return node.items.map((item) => valueOf(item));
  if (node && (!isScalar(node) || node.tag)) return null;
  // Every scalar is a text in this schema.
  const words = (node?.value ?? '') as string;
  return words.replace(/\s+/g, ' ').trim() || undefined;
}

const oneLine = '`%name%` is one line of text.';

/** A text; '' where it is missing. */
export const text = z.string(oneLine).default('');

/** A text that has to be there. `example` shows what is wanted. */
export function required(example: string) {
  const missing = `\`%name%\` is missing, for example \`%name%: ${example}\`.`;
  return z.string({ error: ({ input }) => (input === undefined ? missing : oneLine) });
}

/** One of the given words, or ''. */
export function oneOf(...words: string[]) {
  const choice = words.map((each) => `\`${each}\``).join(' or ');
  return text.refine((word) => !word || words.includes(word), `\`%name%\` is ${choice}.`);
}

/** A day, YYYY-MM-DD, that has to be there. */
export const day = required('2026-11-30').refine((date) => z.iso.date().safeParse(date).success, {
  error: ({ input }) => `\`%name%: ${String(input)}\` is no day: year-month-day, as in 2026-11-30.`,
});

/** A list of texts: `[one, two]`, or one a line, each after `- `. */
export const list = z.array(text, '`%name%` is a list: `%name%: [one, two]`.').default([]);

/** A list of groups of fields, each beginning with `- `. */
export function groups<Group extends z.ZodType>(item: Group) {
  return z.array(item, '`%name%` is a list whose entries begin with `- `.').default([]);
}

/** Fields of these names; a field that nobody reads is refused. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `There is no field \`%name%\`. There are: ${known}.`
        : 'Here stand fields, one a line: `title: My title`.',
  });
}

function yamlProblem({ code, message }: YAMLError): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY')
    return "A text with a colon stands in quotes: `title: 'Ticks: what to do'`.";
  if (code === 'DUPLICATE_KEY') return 'This field is there twice.';
  return `This can’t be read (${message}). A field is \`name: text\`; a text with : # or quotes in it stands in quotes.`;
}
