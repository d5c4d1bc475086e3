import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { nameOf } from './folders.ts';
import { startOf, type Unreadable, yamlProblem } from './yaml.ts';

/** A file of records as it is written: its value, and what stands on which line. */
export class RecordFile {
  readonly name: string;
  /** What keeps it from being read: nothing else can be said of it then. */
  readonly problems: Unreadable[];
  /** What it holds: `{}` where nothing stands. */
  readonly value: unknown;
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
    const document = parseDocument(source, {
      lineCounter: this.lines,
      logLevel: 'silent',
      prettyErrors: false,
    });
    this.problems = document.errors.map((error) => ({
      line: this.lines.linePos(error.pos[0]).line,
      text: yamlProblem(error),
    }));
    this.contents = document.contents;
    this.value = (this.problems.length === 0 && document.toJS()) || {};
  }

  /** The line of a value: ['3', 'title']; of the nearest around it that is written here. */
  lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const start = startOf(this.contents, path.slice(0, length));
      if (start !== undefined) return this.lines.linePos(start).line;
    }
    return 1;
  }
}
