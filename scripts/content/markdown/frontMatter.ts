import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
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

interface Field {
  line: number;
  value: ParsedNode | null;
}

/** The fields of a front matter (YAML, every value as it is typed). Each is read once; what is left over is refused. */
export class Fields {
  private readonly fields = new Map<string, Field>();
  private readonly known: string[] = [];
  private readonly problems: Problems;
  private readonly lines: LineCounter;
  /** Where the fields begin. */
  private readonly start: number;

  private constructor(
    node: ParsedNode | null,
    problems: Problems,
    lines: LineCounter,
    start: number,
  ) {
    this.problems = problems;
    this.lines = lines;
    this.start = start;
    if (!isMap(node)) {
      problems.add(start, 'Here stand fields, one a line: `title: My title`.');
      return;
    }
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      const key = pair.key as ParsedNode & { value: unknown };
      const line = this.lineOf(key);
      this.fields.set(String(key.value), { line, value: pair.value });
    }
  }

  /** Reads the YAML of a front matter. Null where it is no YAML. */
  static of(frontMatter: string, problems: Problems): Fields | null {
    const lines = new LineCounter();
    const document = parseDocument(frontMatter, {
      schema: 'failsafe',
      lineCounter: lines,
      logLevel: 'silent',
      prettyErrors: false,
    });
    for (const error of document.errors)
      problems.add(lines.linePos(error.pos[0]).line, yamlProblem(error));
    return document.errors.length > 0 ? null : new Fields(document.contents, problems, lines, 2);
  }

  private lineOf(node: ParsedNode): number {
    return this.lines.linePos(node.range[0]).line;
  }

  private take(name: string): Field | undefined {
    this.known.push(name);
    const field = this.fields.get(name);
    this.fields.delete(name);
    return field;
  }

  private wordsOf(node: ParsedNode | null, line: number, name: string): string {
    if (node === null) return '';
    if (isScalar(node) && !node.tag) return String(node.value).replace(/\s+/g, ' ').trim();
    this.problems.add(line, `\`${name}\` is one line of text.`);
    return '';
  }

  /** A text; '' where it is missing. */
  text(name: string): string {
    return this.textAt(name).value;
  }

  /** A text, and its line. */
  textAt(name: string): { value: string; line: number } {
    const field = this.take(name);
    if (!field) return { value: '', line: this.start };
    return { value: this.wordsOf(field.value, field.line, name), line: field.line };
  }

  /** A text that has to be there. `example` shows what is wanted. */
  required(name: string, example: string): string {
    return this.requiredAt(name, example).value;
  }

  requiredAt(name: string, example: string): { value: string; line: number } {
    const found = this.textAt(name);
    if (!found.value)
      this.problems.add(found.line, `\`${name}\` is missing, for example \`${name}: ${example}\`.`);
    return found;
  }

  /** One of the given words, or undefined. */
  oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const { value, line } = this.textAt(name);
    const word = words.find((candidate) => candidate === value);
    if (value && !word)
      this.problems.add(line, `\`${name}\` is ${words.map((each) => `\`${each}\``).join(' or ')}.`);
    return word;
  }

  /** A day, YYYY-MM-DD, that has to be there. */
  date(name: string): string {
    const { value, line } = this.requiredAt(name, '2026-11-30');
    if (value && !isDay(value))
      this.problems.add(line, `\`${name}: ${value}\` is no day: year-month-day, as in 2026-11-30.`);
    return value;
  }

  /** A list of texts: `[one, two]`, or one a line, each after `- `. */
  list(name: string): string[] {
    const field = this.take(name);
    if (!field?.value) return [];
    if (!isSeq(field.value)) {
      this.problems.add(field.line, `\`${name}\` is a list: \`${name}: [one, two]\`.`);
      return [];
    }
    return field.value.items.map((item) => this.wordsOf(item, this.lineOf(item), name));
  }

  /** A list of groups of fields, each beginning with `- `. */
  groups<Group>(name: string, read: (fields: Fields) => Group): Group[] {
    const field = this.take(name);
    if (!field?.value) return [];
    if (!isSeq(field.value)) {
      this.problems.add(field.line, `\`${name}\` is a list whose entries begin with \`- \`.`);
      return [];
    }
    return field.value.items.map((item) => {
      const fields = new Fields(item, this.problems, this.lines, this.lineOf(item));
      const group = read(fields);
      fields.refuseOthers();
      return group;
    });
  }

  /** To be called last: a field that nobody has read is one that nobody knows. */
  refuseOthers(): void {
    for (const [name, { line }] of this.fields)
      this.problems.add(
        line,
        `There is no field \`${name}\`. There are: ${this.known.join(', ')}.`,
      );
  }
}

function yamlProblem({ code, message }: YAMLError): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY')
    return "A text with a colon stands in quotes: `title: 'Ticks: what to do'`.";
  if (code === 'DUPLICATE_KEY') return 'This field is there twice.';
  return `This can’t be read (${message}). A field is \`name: text\`; a text with : # or quotes in it stands in quotes.`;
}

/** Whether a day exists. Compared as text: a Date would take 31 February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
