/* oxlint-disable typescript/unbound-method, unicorn/consistent-function-scoping -- parts are sent to the page whole. */
import type { Browser, Page } from 'playwright';
import { type Bench, desktop, newPage, over, requestsJson, served, type Table } from './kit.ts';

const limit = {
  /** ms from the answer's last byte to the first rows, and from a press to the next frame that shows what it does. */
  rows: 1500,
  answer: 200,
  export: 2000,
  /** How much steeper than n log n a measurement may look. Below `noise` ms (MB for memory) rounding is all there is. */
  growth: 1.5,
  noise: 50,
};

/** What is done with the list: a field and its new value, or a button. Of several steps the slowest counts. */
const acts = {
  sort: ['Oldest', 'No Sorting', 'Next up', 'Recent', 'Oldest'].map((order) => `Sort By=${order}`),
  filter: ['From Date=2024-06-01', 'To Date=2026-06-01', 'From Date=', 'To Date='],
  choice: ['Clinic=VetBuddy Adyar (sample)', 'Service=Surgery', 'Clinic=', 'Service='],
  range: ['Next 7 days', 'Next 7 days'],
  page: ['Next', 'Next', 'Previous'],
  search: ['Search=asha', 'Search=zoya 9', 'Search=jose 1', 'Search='],
};

declare global {
  interface Window {
    /** When the page had read the first and the last byte of the list's answer. */
    answer: { beganAt: number; endedAt: number };
    /** The longest that the page was held since then, ms; below 50 the browser doesn't tell. */
    longestHold: (since: number) => number;
    /** What the list shows: everything that is done to it changes this. */
    shown: () => string;
  }
}

/** Runs in the page, before it. */
function listen(): void {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((entries) => tasks.push(...entries.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  window.longestHold = (since) =>
    tasks
      .filter(({ startTime, duration }) => startTime + duration > since)
      .reduce((most, { duration }) => Math.max(most, duration), 0);
  window.answer = { beganAt: 0, endedAt: 0 };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function note(method: string, url: string) {
    if (url.endsWith('/admin-booking-list'))
      this.addEventListener('progress', () => {
        window.answer.beganAt ||= performance.now();
        window.answer.endedAt = performance.now();
      });
    return open.call(this, method, url, true);
  };
  window.shown = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    const told = [/Showing[^.]*/, /Page \d+ of/].map((part) => part.exec(text)?.[0]);
    return [document.querySelector('tbody tr')?.textContent, ...told].join();
  };
}

/** ms until the list shows something else. */
async function change(page: Page, act: string): Promise<number> {
  const [name = '', value] = act.split('=');
  const before = await page.evaluate(() => window.shown());
  const changed = page.waitForFunction((text) => window.shown() !== text, before, {
    polling: 'raf',
  });
  const field = page.getByLabel(name, { exact: true });
  const start = performance.now();
  if (value === undefined)
    await page.getByRole('main').getByRole('button', { name, exact: true }).dispatchEvent('click');
  else if (/Date|Search/.test(name)) await field.fill(value);
  else await field.selectOption(value);
  await changed;
  return performance.now() - start;
}

/** Runs in the page: exports; ms until the button says that it does, and until it is done. */
function exportAll(): Promise<{ export: number; 'says so': number }> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Export to Excel',
  )!;
  const start = performance.now();
  return new Promise((resolve) => {
    let saidSo = 0;
    new MutationObserver((_, observer) => {
      const ms = performance.now() - start;
      if (button.textContent === 'Preparing…') saidSo ||= ms;
      else if (saidSo > 0) {
        observer.disconnect();
        resolve({ export: ms, 'says so': saidSo });
      }
    }).observe(button, { subtree: true, childList: true, characterData: true });
    button.click();
  });
}

async function save(page: Page) {
  const since = await page.evaluate(() => performance.now());
  const exported = await page.evaluate(exportAll);
  await page.waitForTimeout(500);
  const hold = await page.evaluate((from) => window.longestHold(from), since);
  return { ...exported, 'longest hold of the export': hold };
}

/** A list on a fresh page. */
async function measure(browser: Browser, origin: string): Promise<Table[string]> {
  const page = await newPage(browser, { viewport: desktop }, listen);
  await page.goto(`${origin}/appointmentlist`);
  const hasRows = () =>
    !document.querySelector('[aria-busy]') && window.shown().includes('@') && performance.now();
  const shown = await page.waitForFunction(hasRows, undefined, { polling: 'raf' });
  const at = Number(await shown.jsonValue());
  await page.waitForTimeout(1500);
  const { beganAt, endedAt } = await page.evaluate(() => window.answer);
  const hold = await page.evaluate((since) => window.longestHold(since), beganAt);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.getByRole('button', { name: 'Dates' }).click();
  const slowest: Table[string] = {};
  for (const [what, steps] of Object.entries(acts))
    for (const act of steps) slowest[what] = Math.max(slowest[what] ?? 0, await change(page, act));
  const exported = await save(page);
  await page.context().close();
  const loaded = { 'first rows': at - endedAt, 'from first byte': at - beganAt };
  const last = {
    'longest hold while loading': hold,
    memory: usedSize / 1e6,
  };
  return { ...loaded, ...slowest, ...exported, ...last };
}

const nLogN = (count: number) => count * Math.log(count);

/** The staff list with 1,000 to 100,000 requests. */
export const list: Bench = {
  note: 'In ms, memory in MB; of several steps the slowest',
  rounds: 3,
  round(browser, site) {
    let answer = '';
    const measureAll = async (origin: string) => {
      const table: Table = {};
      for (const size of [1_000, 10_000, 100_000]) {
        answer = requestsJson(size);
        table[size] = await measure(browser, origin);
      }
      return table;
    };
    return served(site, 4334, measureAll, () => answer);
  },
  exceeded(table) {
    const sizes = Object.keys(table).map(Number);
    const steep = sizes.slice(1).flatMap((size, step) => {
      const before = sizes[step]!;
      const growth = (nLogN(size) / nLogN(before)) * limit.growth;
      return ['first rows', 'from first byte', ...Object.keys(acts), 'export', 'memory'].flatMap(
        (what) => {
          const allowed = Math.max(limit.noise, table[before]![what]! * growth);
          return over(`${what} at ${size} grows faster than n log n`, table[size]![what], allowed);
        },
      );
    });
    const longest = table[sizes.at(-1)!]!;
    return [
      ...steep,
      ...over('first rows', longest['first rows'], limit.rows),
      ...over('export', longest.export, limit.export),
      ...[...Object.keys(acts), 'says so'].flatMap((what) =>
        over(what, longest[what], limit.answer),
      ),
    ];
  },
};
