import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '#scripts/systemPackages.ts';
import type { OtherBrowser } from './support/otherBrowsers/OtherBrowser.ts';
import { firefox } from './support/otherBrowsers/firefox.ts';
import { serveNoted } from './support/otherBrowsers/site.ts';
import { webkit } from './support/otherBrowsers/webkit.ts';
import { staff } from './support/staff.ts';
import { expect as playwrightExpect, test } from './support/test.ts';

/*
 * The main journey in Firefox and WebKit, as it is and on translated pages: book, log in, find the request at the top of the list,
 * export. Playwright brings patched ones of its own; these are the ones that people have, each with a driver of its own.
 */

const expect = playwrightExpect.configure({ timeout: 30_000 });

type Visit = { browser: OtherBrowser; downloads: string } & Awaited<ReturnType<typeof serveNoted>>;

const shows = ({ browser }: Visit, text: string) =>
  expect.poll(() => browser.evaluate(() => document.body.innerText)).toContain(text);

/** What the page has noted (support/otherBrowsers/inPage.ts). */
const noted = ({ browser }: Visit): Promise<string[]> =>
  browser.evaluate(() => (Reflect.get(window, 'problems') as string[] | undefined) ?? []);

async function expectNoProblems(visit: Visit) {
  expect([...visit.site.refusals, ...(await noted(visit))]).toEqual([]);
}

async function open(visit: Visit, address: string) {
  await expectNoProblems(visit);
  await visit.browser.open(visit.site.origin + address);
  // Nobody does anything: the page comes alive by itself, with every control. No element crosses over from Firefox.
  const isAlive = () => document.querySelector('#root[data-hydrated]') !== null;
  await expect.poll(() => visit.browser.evaluate(isAlive), address).toBe(true);
  const disabled = await visit.browser.evaluate(() =>
    Array.from(document.querySelectorAll(':disabled:not(option)'), ({ outerHTML }) => outerHTML),
  );
  expect(disabled).toEqual([]);
}

/** Later than what other journeys book, so that it comes first; no part of the date equals another. */
const day = { year: new Date().getFullYear() + 3, month: '03', date: '27' };
const isoDay = `${day.year}-${day.month}-${day.date}`;

const typed = {
  Name: 'मीनाक्षी Rao',
  'Mobile Number': '9876543210',
  Email: 'asha@example.com',
  Comments: 'Limping, "left" front paw; since Saturday.',
};

const choices = {
  Location: 'VetBuddy Adyar (sample)',
  'Appointment Type': 'Surgery',
  'Pet Type': 'Cat',
  'Appointment Time': '4:30 PM',
};

async function book(visit: Visit) {
  const { browser } = visit;
  await open(visit, '/devcontact');
  const options = () => document.querySelectorAll('select option').length;
  await expect.poll(() => browser.evaluate(options)).toBeGreaterThan(10);
  for (const [name, text] of Object.entries(typed)) await browser.type(name, text);
  // Typed with keys into the native date field.
  await browser.type('Appointment Date', `${day.month}/${day.date}/${day.year}`);
  const date = () => document.querySelector<HTMLInputElement>('[type="date"]')?.value;
  expect(await browser.evaluate(date)).toBe(isoDay);
  for (const [name, option] of Object.entries(choices)) await browser.choose(name, option);
  await browser.click('Book Appointment');
  await shows(visit, 'Appointment booked successfully!');
}

/** The pages with the most that is sorted, counted or told by the clock: each browser must render what the build did. */
async function read(visit: Visit) {
  for (const address of ['/', '/service', '/timetable', '/blog']) await open(visit, address);
}

/** A visitor who leaves a page while its chunks load arrives at the next one. */
async function leave({ browser, site }: Visit) {
  site.areChunksSlow = true;
  await browser.open(`${site.origin}/service`);
  await browser.evaluate(() => document.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  site.areChunksSlow = false;
  await browser.open(`${site.origin}/about`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await browser.evaluate(() => window.location.pathname)).toBe('/about');
}

async function logIn(visit: Visit) {
  const { browser } = visit;
  await open(visit, '/login');
  await browser.type('Email', staff.email);
  await browser.type('Password', staff.password);
  await browser.click('Login');
  await shows(visit, 'Login successful!');
  expect(await browser.evaluate(() => window.location.pathname)).toBe('/appointmentlist');
}

async function findRequest(visit: Visit) {
  await shows(visit, 'Page 1 of');
  // The rows may come a moment after the pager.
  await shows(visit, typed.Name);
  const first = await visit.browser.evaluate(() =>
    // A clinic's name is whole in its title.
    Array.from(
      document.querySelectorAll('main tbody tr:first-child > *'),
      (cell) => `${cell.textContent?.trim()} ${cell.closest<HTMLElement>('[title]')?.title}`,
    ).join(' | '),
  );
  for (const text of [typed.Name, '9876543210', ...Object.values(choices), `27 Mar ${day.year}`])
    expect(first).toContain(text);
}

/** A request stands beside the list where the window is wide, otherwise over it. */
async function openRequest({ browser }: Visit) {
  await browser.click(typed.Name);
  const panel = () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const [isModal, isWide] = [dialog?.matches(':modal'), matchMedia('(width >= 1101px)').matches];
    return [dialog?.querySelector('h2')?.textContent, isModal !== isWide];
  };
  await expect.poll(() => browser.evaluate(panel)).toEqual([typed.Name, true]);
  const width = () => document.querySelector('dialog[open]')?.getBoundingClientRect().width;
  expect(await browser.evaluate(width)).toBeGreaterThan(300);
  await browser.evaluate(() => document.querySelector('dialog')?.close());
}

async function exportList({ browser, downloads }: Visit) {
  const file = join(downloads, 'appointments.csv');
  rmSync(file, { force: true });
  await browser.click('Export to Excel');
  const content = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await expect.poll(content).toMatch(/^\uFEFF"ID","Name","Mobile",/);
  const row = `,"${typed.Name}","9876543210","asha@example.com","Surgery","Cat","VetBuddy Adyar (sample)",`;
  expect(content()).toContain(row);
  expect(content()).toContain(
    `"${isoDay}","16:30","Limping, ""left"" front paw; since Saturday."\r\n`,
  );
}

/** Without the notes no page could have a problem. */
async function expectNotes(visit: Visit) {
  await expectNoProblems(visit);
  await visit.browser.evaluate(() => {
    console.error('A sample error');
    setTimeout(() => {
      throw new Error('A sample exception');
    });
    document.body.append(Object.assign(new Image(), { src: '/robots.txt' }));
  });
  for (const text of ['A sample error', 'A sample exception', 'not loaded: <img'])
    await expect.poll(async () => (await noted(visit)).join('\n')).toContain(text);
}

async function goThrough(visit: Visit) {
  for (const step of [book, logIn, findRequest, openRequest, exportList]) await step(visit);
}

for (const { name, packages, isInstalled, start } of [firefox, webkit])
  test(`${name} reads, books, logs in, finds the request and exports, also on translated pages`, async ({}, {
    annotations,
  }) => {
    test.setTimeout(300_000);
    if (!isInstalled() && process.env.CI) install(...packages);
    test.skip(!isInstalled(), `No ${name} here (Debian: apt-get install ${packages.join(' ')}).`);
    const downloads = mkdtempSync(join(tmpdir(), 'vetbuddy-browser-'));
    const { site, close } = await serveNoted();
    const browser = await start(downloads);
    annotations.push({ type: 'browser', description: browser.version });
    const visit = { browser, site, close, downloads };
    try {
      await read(visit);
      await leave(visit);
      await goThrough(visit);
      // From now on the browser translates its pages, for a visitor whom they don't know.
      await expectNoProblems(visit);
      site.isTranslated = true;
      await browser.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await goThrough(visit);
      const fonts = () => document.querySelectorAll('main label font').length;
      expect(await browser.evaluate(fonts)).toBeGreaterThan(0);
      await expectNotes(visit);
    } finally {
      await browser.close();
      close();
      rmSync(downloads, { recursive: true, force: true, maxRetries: 5 });
    }
  });
