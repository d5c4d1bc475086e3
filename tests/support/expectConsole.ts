import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expected {
  level: Level;
  text: string;
  seen: boolean;
}

let expected: Expected[] = [];
let unexpected: string[] = [];

/** Expects that this test logs this text, any number of times. A test fails on other errors and warnings, and if the text is never logged. */
export function expectConsole(level: Level, text: string): void {
  expected.push({ level, text, seen: false });
}

/** For the setup file: replaces console.error and console.warn. */
export function listenToConsole(): void {
  expected = [];
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      const message = format(...args);
      const known = expected.filter((one) => one.level === level && message.includes(one.text));
      for (const entry of known) entry.seen = true;
      if (known.length === 0) unexpected.push(`console.${level}: ${message}`);
    };
  }
}

/** For the setup file: fails the test that has just ended if it logged something unexpected. */
export function checkConsole(): void {
  const missing = expected
    .filter(({ seen }) => !seen)
    .map(({ level, text }) => `expected, but never logged: console.${level}: ${text}`);
  const problems = [...unexpected, ...missing];
  expected = [];
  unexpected = [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
