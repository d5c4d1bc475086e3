import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { type FrontDesk, happenings, liveThrough, type NoteTab } from './support/callNotesModel.ts';
import { unfold } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** A token that is valid for a hundred years. */
function tokenOf(user: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: user, email: `${user}@vetbuddy.example`, exp: 4_000_000_000 };
  return [part({ alg: 'none' }), part(claims), 'sample'].join('.');
}

/** The request as the API sends it at different times. */
const versions = [
  { appointment_date: '2030-07-18', appointment_time: '10:30' },
  { appointment_date: '2030-07-18', appointment_time: '10:30:00' },
  { appointment_date: '2030-07-21', appointment_time: '16:00', comments: 'Moved, as agreed.' },
];

/** Runs in the page: sets the clock wrong and lets IndexedDB fail, as two entries of localStorage say. */
function mistreat(): void {
  const RealDate = Date;
  const now = () => RealDate.now() + Number(localStorage.getItem('testDays')) * 86_400_000;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  const mood = () => localStorage.getItem('testMood');
  const silence = (target: EventTarget) => {
    for (const type of ['success', 'error', 'upgradeneeded', 'complete', 'abort'])
      target.addEventListener(type, (event) => event.stopImmediatePropagation());
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openSome(...args) {
    if (mood() === 'refused') throw new DOMException('Refused.', 'SecurityError');
    if (mood() !== 'silent') return open.apply(this, args);
    const request = open.call(this, 'silent');
    silence(request);
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...args) {
    if (mood() === 'refused') throw new DOMException('Refused.', 'InvalidStateError');
    const begun = transaction.apply(this, args);
    if (mood() === 'silent') silence(begun);
    return begun;
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function write(...args) {
    if (mood() === 'full') throw new DOMException('Full.', 'QuotaExceededError');
    const request = put.apply(this, args);
    if (mood() === 'silent') silence(request);
    return request;
  };
}

/** The request list in a browser of its own, with one request and its note open in each tab. */
async function openFrontDesk(context: BrowserContext): Promise<FrontDesk> {
  let version = 0;
  const kept: Record<string, string> = { idToken: tokenOf('Asha') };
  await context.addInitScript(mistreat);
  await context.route('**/admin-booking-list', async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const owner = { id: 7, name: 'Megha Patil', mobile_number: '9800000007', pet_type: 'Cat' };
    const data = [{ ...owner, location_name: 'VetBuddy Adyar', ...versions[version] }];
    return route.fulfill({ headers, json: { data } });
  });

  const pages = new Set<Page>();
  const note = (page: Page) => page.getByRole('dialog').getByLabel('Note');
  const keep = (page: Page, key: string, value: string) => {
    kept[key] = value;
    return page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
  };
  const each = async (work: (page: Page) => Promise<unknown>) => {
    for (const page of pages) await work(page);
  };

  async function show(page: Page): Promise<void> {
    await page.goto('/appointmentlist');
    await page.getByRole('button', { name: 'Megha Patil' }).click();
    await note(page).waitFor();
  }

  /** Does something behind 'More', and comes back to the request. */
  async function inNotes(page: Page, work: () => Promise<void>): Promise<void> {
    await page.keyboard.press('Escape');
    await unfold(page, 'More');
    await work();
    await page.getByRole('button', { name: 'Megha Patil' }).click();
    await note(page).waitFor();
  }

  const blank = await context.newPage();
  await blank.goto('/robots.txt');

  async function openTab(): Promise<NoteTab> {
    const page = await context.newPage();
    await blank.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    pages.add(page);
    await show(page);
    return {
      async type(text) {
        await note(page).press('ControlOrMeta+End');
        await page.keyboard.insertText(text);
      },
      blur: () => note(page).blur(),
      text: () => note(page).inputValue(),
      press: (word) => page.getByRole('button', { name: word, exact: true }).click(),
      noted: async () => (await page.getByText(/ noted /).allTextContents()).join(' '),
      saysKept: () => page.getByText(/^Kept on this computer/).isVisible(),
      async vanish(how) {
        pages.delete(page);
        if (how === 'closes') await page.goto('about:blank');
        await page.close({ runBeforeUnload: false });
      },
      async exported() {
        let file = '';
        await inNotes(page, async () => {
          const button = page.getByRole('button', { name: 'Hand notes over' });
          if ((await button.getAttribute('aria-disabled')) !== null) return;
          const downloading = page.waitForEvent('download');
          await button.click();
          file = await readFile(await (await downloading).path(), 'utf8');
        });
        return file;
      },
      async imports(file) {
        if (!file) return;
        const chosen = { name: 'calls.json', mimeType: 'text/plain', buffer: Buffer.from(file) };
        await inNotes(page, async () => {
          await page.locator('input[type="file"]').setInputFiles(chosen);
          await page
            .getByRole('status')
            .filter({ hasText: /calls\.json/ })
            .waitFor();
        });
      },
    };
  }

  return {
    openTab,
    // More than the page waits for an answer.
    pause: () => new Promise((resolve) => setTimeout(resolve, kept.testMood ? 3500 : 600)),
    setClock: (days) => keep(blank, 'testDays', String(days)),
    setStorage: (mood) => keep(blank, 'testMood', mood === 'works' ? '' : mood),
    async changeRequest(next) {
      version = next;
      await each(show);
    },
    async logIn(user) {
      await keep(blank, 'idToken', tokenOf(user));
      await each(show);
    },
  };
}

test('keeps the last word of a note when the page is closed or killed right behind it', async ({
  context,
}) => {
  const desk = await openFrontDesk(context);
  const words: string[] = [];
  for (const how of ['closes', 'crashes'] as const) {
    const tab = await desk.openTab();
    words.push(` ${how}`);
    await tab.type(words.at(-1)!);
    await tab.vanish(how);
  }
  expect(await (await desk.openTab()).text()).toBe(words.join(''));
});

const { clock, crash, openTab, reload, storage, type, write } = happenings;

// Days of all kinds: tests/features/requests/calls/callNotes.model.test.ts.
for (const [what, day] of [
  [
    'tabs and a clock that change',
    [openTab(), type(0), type(1), write(0), clock(100), reload(0), crash(0)],
  ],
  [
    'a storage that does not answer',
    [storage('silent'), write(0), storage('silent'), reload(0), write(0), crash(0)],
  ],
] as const)
  test(`loses no word of a note that it said to be kept, with ${what}`, async ({ context }) => {
    test.setTimeout(90_000);
    await liveThrough(day, await openFrontDesk(context));
  });
