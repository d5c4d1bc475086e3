/** Something that is not as it should be on a deployed site, and what to do about it. Both are one line. */
export interface Finding {
  /** What can wait: the site works, but slower, or less safely than it could. */
  isWarning: boolean;
  problem: string;
  remedy: string;
}

/** What a check finds, as it finds it. */
export type Findings = Generator<Finding> | AsyncGenerator<Finding>;

export function mend(problem: string, remedy: string): Finding {
  return { isWarning: false, problem: oneLine(problem), remedy };
}

export function warn(problem: string, remedy: string): Finding {
  return { isWarning: true, problem: oneLine(problem), remedy };
}

/** What a server says may hold anything, a terminal's control characters too. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** A value as a server sent it, cut where it is long. */
export function quoted(value: string): string {
  return `'${value.length > 90 ? `${value.slice(0, 90)}…` : value}'`;
}
