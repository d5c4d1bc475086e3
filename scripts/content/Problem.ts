/** Something in the content that is to be mended. */
export interface Problem {
  /** 'content/clinics.yaml' */
  file: string;
  line: number;
  /** What stands there and what is wanted. */
  text: string;
}

/** 'content/clinics.yaml:42  There is no picture …', one line for each problem, by file and line. */
export function problemReport(problems: readonly Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, text }) => `${file}:${line}  ${text}`)
    .join('\n');
}
