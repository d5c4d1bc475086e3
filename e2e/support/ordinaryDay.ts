import type { Page } from 'playwright/test';

/** A Wednesday with no holiday within a month, which the booking forms would name: pages are as high as on most days. */
const ordinaryDay = new Date('2026-11-11T11:00:00+05:30');

/** Opens pages on that day. Playwright's own clock would also take the place of `performance`. */
export async function comeOnOrdinaryDay(page: Page): Promise<void> {
  await page.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    const then = () => now() + ahead;
    globalThis.Date = new Proxy(Date, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length > 0 ? args : [then()], newTarget) as Date,
      get: (target, key) => (key === 'now' ? then : (Reflect.get(target, key) as unknown)),
    });
  }, ordinaryDay.getTime() - Date.now());
}
