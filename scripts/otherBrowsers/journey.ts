// The main journey, as it is and on translated pages: book, log in, find the request at the top of the list, export.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OtherBrowser } from './OtherBrowser.ts';
import { site } from './site.ts';

/** Waits until a condition returns something; `what` says in an error what did not come. */
async function waitFor<T>(what: string, condition: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + 30_000;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await wait(100);
  }
}

const shows = (browser: OtherBrowser, text: string) =>
  waitFor(`'${text}' on the page`, () =>
    browser.evaluate((words) => document.body.innerText.includes(words), text),
  );

/** What the page has noted (inPage.ts). */
const noted = (browser: OtherBrowser): Promise<string[]> =>
  browser.evaluate(() => (Reflect.get(window, 'problems') as string[] | undefined) ?? []);

async function expectNoProblems(browser: OtherBrowser) {
  assert.deepEqual([...site.refusals, ...(await noted(browser))], []);
}

async function open(browser: OtherBrowser, address: string) {
  await expectNoProblems(browser);
  await browser.open(site.origin + address);
  // Nobody does anything: the page comes alive by itself, with every control.
  await waitFor(`${address} to be hydrated`, () =>
    // No element crosses over from Firefox.
    browser.evaluate(() => document.querySelector('#root[data-hydrated]') !== null),
  );
  const disabled = await browser.evaluate(() =>
    Array.from(document.querySelectorAll(':disabled:not(option)'), ({ outerHTML }) => outerHTML),
  );
  assert.deepEqual(disabled, []);
}

/** Later than every sample, so that it comes first; no part of the date equals another. */
const day = { year: new Date().getFullYear() + 2, month: '03', date: '27' };
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

const dateTyped = () =>
  [...document.querySelectorAll('input')].find(({ type }) => type === 'date')?.value;

async function book(browser: OtherBrowser) {
  await open(browser, '/devcontact');
  await waitFor('the locations', () =>
    browser.evaluate(() => document.querySelectorAll('select option').length > 10),
  );
  for (const [name, text] of Object.entries(typed)) await browser.type(name, text);
  // Typed with keys into the native date field.
  await browser.type('Appointment Date', `${day.month}/${day.date}/${day.year}`);
  assert.equal(await browser.evaluate(dateTyped), isoDay);
  for (const [name, option] of Object.entries(choices)) await browser.choose(name, option);
  await browser.click('Book Appointment');
  await shows(browser, 'Appointment booked successfully!');
}

/** The pages with the most that is sorted, counted or told by the clock: each browser must render what the build did. */
async function read(browser: OtherBrowser) {
  for (const address of ['/', '/service', '/timetable', '/blog']) await open(browser, address);
}

/** A visitor who leaves a page while its chunks load arrives at the next one. */
async function leave(browser: OtherBrowser) {
  site.areChunksSlow = true;
  await browser.open(`${site.origin}/service`);
  await browser.evaluate(() => document.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  site.areChunksSlow = false;
  await browser.open(`${site.origin}/about`);
  await wait(500);
  assert.equal(await browser.evaluate(() => window.location.pathname), '/about');
}

async function logIn(browser: OtherBrowser) {
  await open(browser, '/login');
  await browser.type('Email', 'staff@vetbuddy.example');
  await browser.type('Password', 'Sample-Paws-2026');
  await browser.click('Login');
  await shows(browser, 'Login successful!');
  assert.equal(await browser.evaluate(() => window.location.pathname), '/appointmentlist');
}

async function findRequest(browser: OtherBrowser) {
  await shows(browser, 'Page 1 of');
  // The rows may come a moment after the pager.
  await shows(browser, typed.Name);
  const cells = await browser.evaluate(() => {
    const row = document.querySelector('main tbody tr');
    return [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent?.trim());
  });
  const words = cells.join(' | ');
  for (const text of [typed.Name, '9876543210', ...Object.values(choices), `27 Mar ${day.year}`])
    assert.ok(words.includes(text), `the first request shows ${text}: ${words}`);
}

/** A request is painted a frame before it is modal: it must not move then. */
async function openRequest(browser: OtherBrowser) {
  await browser.evaluate(() => {
    const proto = HTMLDialogElement.prototype;
    // oxlint-disable-next-line typescript/unbound-method -- called with its dialog
    const { showModal } = proto;
    proto.showModal = function showAndNote() {
      const before = this.getBoundingClientRect();
      showModal.call(this);
      const places = [before, this.getBoundingClientRect()];
      Object.assign(window, { places: places.map(({ x, y, width }) => [x, y, width].join(' ')) });
    };
  });
  await browser.click(typed.Name);
  const [painted, modal] = await waitFor('the request', () =>
    browser.evaluate(() => Reflect.get(window, 'places') as [string, string] | undefined),
  );
  assert.equal(painted, modal);
  assert.ok(Number(painted.split(' ')[2]) > 350, painted);
  await browser.evaluate(() => document.querySelector('dialog')?.close());
}

async function exportList(browser: OtherBrowser) {
  const file = join(site.downloads, 'appointments.csv');
  rmSync(file, { force: true });
  await browser.click('Export to Excel');
  const csv = await waitFor('appointments.csv', () =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  );
  assert.ok(csv.startsWith('\uFEFF"ID","Name","Mobile",'), 'the file opens in a spreadsheet');
  const row = `,"${typed.Name}","9876543210","asha@example.com","Surgery","Cat","VetBuddy Adyar (sample)",`;
  assert.ok(csv.includes(row), 'the request is in the file');
  assert.ok(csv.includes(`"${isoDay}","16:30","Limping, ""left"" front paw; since Saturday."\r\n`));
}

/** From now on the browser translates its pages, for a visitor whom they don't know. */
async function beginTranslating(browser: OtherBrowser) {
  await expectNoProblems(browser);
  site.isTranslated = true;
  await browser.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function expectTranslated(browser: OtherBrowser) {
  const words = await browser.evaluate(() => document.querySelectorAll('main label font').length);
  assert.ok(words > 0);
}

/** Without the notes no page could have a problem. */
async function expectNotes(browser: OtherBrowser) {
  await expectNoProblems(browser);
  await browser.evaluate(() => {
    console.error('A sample error');
    setTimeout(() => {
      throw new Error('A sample exception');
    });
    document.body.append(Object.assign(new Image(), { src: '/robots.txt' }));
  });
  for (const text of ['A sample error', 'A sample exception', 'not loaded: <img'])
    await waitFor(`'${text}' to be noted`, async () =>
      (await noted(browser)).some((problem) => problem.includes(text)),
    );
}

const journey = [book, logIn, findRequest, openRequest, exportList];

/** All that a browser has to do; throws where it does not. */
export async function tryEverything(browser: OtherBrowser): Promise<void> {
  const translated = [beginTranslating, ...journey, expectTranslated];
  for (const step of [read, leave, ...journey, ...translated, expectNotes]) await step(browser);
}
