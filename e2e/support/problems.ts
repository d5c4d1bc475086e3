import type { Page } from 'playwright/test';

/** Collects the errors and warnings of a page from now on. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The status 404 of /error is expected.
    if (message.location().url.endsWith('/error') && message.text().includes('status of 404'))
      return;
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}
