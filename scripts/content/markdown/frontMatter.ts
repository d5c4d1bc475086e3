import { isMap, isScalar, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml';
import { z } from 'zod';
import { linesOf, startOf, tooDeep, yamlProblem } from '#scripts/content/yaml.ts';
import type { Problems } from './Problems.ts';

/** A file's front matter and the text below it, which keeps its line numbers. */
export interface SplitFile {
  frontMatter: string;
  body: string;
}

/** Splits a Markdown file into the fields between the first two lines `---` and the text after. Null where they are missing. */
export function splitFile(source: string, problems: Problems): SplitFile | null {
  const { lines, problem } = linesOf(source);
  if (problem) {
    problems.add(problem.line, problem.text);
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
  const deep = tooDeep(frontMatter.split('\n'));
  if (deep) {
    problems.add(deep.line, deep.text);
    return null;
  }
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
