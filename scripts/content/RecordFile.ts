import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { nameOf } from './folders.ts';
import { linesOf, startOf, tooDeep, tricksIn, type Unreadable, yamlProblem } from './yaml.ts';

/** A file of records as it is written: its value, and what stands on which line. */
export class RecordFile {
  readonly name: string;
  /** What keeps it from being read: nothing else can be said of it then. */
  readonly problems: Unreadable[] = [];
  /** What it holds: `{}` where nothing stands. */
  readonly value: unknown = {};
  private readonly lines = new LineCounter();
  private readonly contents: unknown;
  private static readonly parsed = new Map<string, { text: string; file: RecordFile }>();

  /** A file as it is now. One check asks for some files dozens of times: parsed once, until it changes. */
  static read(path: string): RecordFile {
    const text = readFileSync(path, 'utf8');
    const known = RecordFile.parsed.get(path);
    if (known?.text === text) return known.file;
    const file = new RecordFile(path, text);
    RecordFile.parsed.set(path, { text, file });
    return file;
  }

  private constructor(file: string, source: string) {
    this.name = nameOf(file);
    const { lines, problem = tooDeep(lines) } = linesOf(source);
    if (problem) {
      this.problems = [problem];
      return;
    }
    try {
      const document = parseDocument(lines.join('\n'), {
        lineCounter: this.lines,
        logLevel: 'silent',
        prettyErrors: false,
      });
      const tricks = tricksIn(document.contents);
      this.problems = oneALine([
        ...document.errors.map((error) => this.at(error.pos[0], yamlProblem(error))),
        ...tricks.map(({ start, text }) => this.at(start, text)),
      ]);
      this.contents = document.contents;
      if (this.problems.length === 0) this.value = document.toJS() ?? {};
    } catch {
      // Lists in lists, deeper than a reader goes.
      this.problems = [{ line: 1, text: 'Nobody can read this file. Write it anew.' }];
    }
  }

  /** The line of a value: ['3', 'title']; of the nearest around it that is written here. */
  lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const start = startOf(this.contents, path.slice(0, length));
      if (start !== undefined) return this.lines.linePos(start).line;
    }
    return 1;
  }

  /** Whether something stands there. */
  has(path: readonly PropertyKey[]): boolean {
    return startOf(this.contents, path) !== undefined;
  }

  private at(offset: number, text: string): Unreadable {
    return { line: this.lines.linePos(offset).line, text };
  }
}

/** What is said of a line first: the rest of it follows from that. */
function oneALine(problems: Unreadable[]): Unreadable[] {
  return problems.filter(
    ({ line }, index) => problems.findIndex((each) => each.line === line) === index,
  );
}
