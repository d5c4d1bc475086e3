import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

export interface Result {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed; of one that passed, why only on the second try. */
  message?: string;
}

const outcomes = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

function journeys({ title, specs, suites = [] }: JSONReportSuite, path: string): Result[] {
  const name = `${path}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results, projectName }) => ({
      title: `${name}${spec.title} [${projectName}]`,
      outcome: outcomes[status],
      message: results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap((suite) => journeys(suite, name))];
}

/** The results in Vitest's or Playwright's JSON. What does not load is a failure too. */
export function resultsIn(file: string): Result[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  if ('suites' in report) {
    const broken = report.errors.map(({ message }): Result => ({
      title: 'e2e',
      outcome: 'failed',
      message,
    }));
    return [...report.suites.flatMap((suite) => journeys(suite, 'e2e/')), ...broken];
  }
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const place = relative('.', name);
    const tests = assertionResults.map(({ fullName, status: outcome, failureMessages }) => ({
      title: `${place} › ${fullName}`,
      outcome: outcome === 'passed' || outcome === 'failed' ? outcome : ('skipped' as const),
      message: failureMessages?.[0],
    }));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, { title: place, outcome: 'failed' as const, message }] : tests;
  });
}
