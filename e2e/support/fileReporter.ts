import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';

/** A line for each file of journeys, and what failed, for a log: Playwright's own reporters write over their lines, or one each test. */
export default class FileReporter implements Reporter {
  /** The number of unfinished journeys, by file and browser. */
  private readonly left = new Map<string, Set<TestCase>>();
  private readonly passed = new Map<string, number>();

  onBegin(_: FullConfig, suite: Suite): void {
    for (const test of suite.allTests())
      this.left.set(fileOf(test), (this.left.get(fileOf(test)) ?? new Set()).add(test));
  }

  onTestEnd(test: TestCase, { retry, errors }: TestResult): void {
    const file = fileOf(test);
    if (test.ok()) this.passed.set(file, (this.passed.get(file) ?? 0) + 1);
    else {
      console.log(`✗ ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const { message = '', snippet = '' } of errors) console.log(`${message}\n${snippet}`);
      if (retry < test.retries) return;
    }
    const left = this.left.get(file);
    left?.delete(test);
    if (left?.size === 0) console.log(`${file}: ${this.passed.get(file) ?? 0} passed`);
  }

  onError({ message = '', snippet = '' }: TestError): void {
    console.log(`✗ ${message}\n${snippet}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function fileOf(test: TestCase): string {
  return `${relative('.', test.location.file)} [${test.parent.project()?.name ?? ''}]`;
}
