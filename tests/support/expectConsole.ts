import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expected {
  level: Level;
  text: RegExp | string;
  seen: boolean;
}

let expected: Expected[] = [];
let unexpected: string[] = [];

function matches({ text }: Expected, message: string): boolean {
  return typeof text === 'string' ? message.includes(text) : text.test(message);
}

/**
 * Expects that this test logs a message, any number of times. Any other console.error or console.warn fails the test, and
 * so does an expected message that is never logged.
 */
export function expectConsole(level: Level, text: RegExp | string): void {
  expected.push({ level, text, seen: false });
}

/** For the setup file: replaces console.error and console.warn. */
export function listenToConsole(): void {
  expected = [];
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      const message = format(...args);
      const known = expected.filter((entry) => entry.level === level && matches(entry, message));
      for (const entry of known) entry.seen = true;
      if (known.length === 0) unexpected.push(`console.${level}: ${message}`);
    };
  }
}

/** For the setup file: fails the test that has just ended if it logged something unexpected. */
export function checkConsole(): void {
  const missing = expected
    .filter(({ seen }) => !seen)
    .map(({ level, text }) => `expected, but never logged: console.${level}: ${String(text)}`);
  const problems = [...unexpected, ...missing];
  expected = [];
  unexpected = [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
