import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

/** Playwright's `test`. A journey fails if a page crashes or breaks its own security policy. */
export const test = base.extend<{ problems: string[] }>({
  /** The errors and warnings of the journey's pages so far, each with the path of its page. */
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        const { pathname } = new URL(message.page()?.url() ?? 'about:blank');
        // The page of unknown addresses comes with status 404.
        if (pathname === '/error' && message.text().includes('status of 404')) return;
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${pathname}: ${message.text()}`);
      });
      const crashes: string[] = [];
      context.on('weberror', (crash) =>
        crashes.push(`${crash.page()?.url()}: ${String(crash.error().stack)}`),
      );
      await use(problems);
      const breaches = problems.filter((problem) => problem.includes('Content Security Policy'));
      base.expect([...crashes, ...breaches]).toEqual([]);
    },
    { auto: true },
  ],
});
