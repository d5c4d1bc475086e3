import type { Problem } from '#scripts/content/Problem.ts';

/** Collects what is wrong with one file, so that all can be mended at once. */
export class Problems {
  readonly list: Problem[] = [];
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** Returns null, for what can't be used. */
  add(line: number, text: string): null {
    this.list.push({ file: this.file, line, text });
    return null;
  }
}
