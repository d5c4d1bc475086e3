/** Something in the content that is to be mended. */
export interface Problem {
  /** 'content/own/clinics.yaml' */
  file: string;
  line: number;
  /** What stands there and what is wanted. */
  text: string;
  /** The site is built all the same: what can't be shown is left out. */
  isWarning?: true;
  /** A warning of something that is not left out. */
  isShown?: true;
}

/** 'content/own/clinics.yaml:42  opens: "9am" is no time. …', one line for each problem, by file and line. */
export function problemReport(problems: readonly Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, text, isWarning, isShown }) => {
      const leftOut = isWarning && !isShown ? 'Left out: ' : '';
      return `${file}:${line}  ${leftOut}${text}`;
    })
    .join('\n');
}
