import type { Locator, Page } from 'playwright';
import { type Bench, desktop, newPage, over, phone, served, type Table } from './kit.ts';

/** ms from a press to the next frame and to its answer. */
const budget = 200;
const slowdown = 4;
/** Slow 4G, as Lighthouse has it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** ms that a finger stays on a control, or a mouse's button down; and that a mouse rests on it before. */
const held = 80;
const resting = 200;

/** The selector of what is pressed (or gets the keys), of the answer, and how many elements of it there must be. */
type Step = [what: string, on: string, answer: string, more?: { keys?: string[]; count?: number }];

const slide = 'main [role="group"] button:nth-child(2)';
const tab = '[role="tab"]:nth-child(2)';
const onHomeV3: Step[] = [
  ['slide', slide, `${slide}[aria-current]`],
  ['tab', tab, `${tab}[aria-selected="true"]`],
];
const search: Step[] = [
  ['search, open', 'header >> role=button[name="Search"]', 'input[role="combobox"]:focus'],
  ['search, type', 'input:focus', '[role="option"]', { keys: ['c', 'a'] }],
];
const form: Step[] = [
  [
    'submit, nine errors',
    'role=button[name="Book Appointment"]',
    '[aria-invalid="true"]',
    { count: 9 },
  ],
];
const visits: [path: string, typeof phone, Step[]][] = [
  ['/', phone, [['menu', 'role=button[name="Menu"]', 'header [popover]:popover-open']]],
  ['/', desktop, search],
  ['/home-v3', desktop, onHomeV3],
  ['/devcontact', phone, form],
  ['/appointmentlist', desktop, [['request, open', 'tbody button', 'dialog dt']]],
];

/**
 * Presses as a hand does; returns when. Playwright's `click` arrives from nowhere, looks at what it hits and lets go in one task of
 * the page: it was seen to add 100 ms to the browser's own figure.
 */
async function pressByHand(control: Locator): Promise<number> {
  const page = control.page();
  // Until it stands still where it can be hit: scrolling up brings the header back, an answer may move the form.
  await control.click({ trial: true });
  let box = (await control.boundingBox())!;
  for (let before: typeof box | undefined; before?.y !== box.y;) {
    before = box;
    await page.waitForTimeout(resting);
    box = (await control.boundingBox())!;
  }
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isTouch = page.viewportSize()?.width === phone.width;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof place)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  if (!isTouch) await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(resting);
  await (isTouch ? touch('touchStart', [place]) : page.mouse.down());
  await page.waitForTimeout(held);
  const pressedAt = performance.now();
  await (isTouch ? touch('touchEnd', []) : page.mouse.up());
  return pressedAt;
}

declare global {
  interface Window {
    /** The longest that a press since then waited for its frame, ms; 0 before the browser tells. */
    longestFrame: (since: number) => number;
  }
}

/** Runs in the page, before it. */
function listen(): void {
  const presses: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((entries) => presses.push(...entries.getEntries()));
  for (const type of ['event', 'first-input'])
    // `durationThreshold` is not in every version of the types.
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.longestFrame = (since) =>
    presses
      .filter(({ name, startTime }) => startTime >= since && /down$|up$|click|press$/.test(name))
      .reduce((most, { duration }) => Math.max(most, duration), 0);
}

async function measure(page: Page, [what, on, answer, { keys, count = 1 } = {}]: Step) {
  if ((await page.locator(answer).count()) >= count) throw new Error(`${what}: answered before`);
  const since = await page.evaluate(() => performance.now());
  const last = page.locator(answer).nth(count - 1);
  const answered = last.waitFor({ state: 'attached' }).then(() => performance.now());
  const control = page.locator(on).first();
  const start = performance.now();
  for (const key of keys ?? []) await control.press(key);
  const pressedAt = keys ? start : await pressByHand(control);
  const ms = (await answered) - pressedAt;
  // The browser's own figures come a moment later; none at all would pass for a quick press.
  await page.waitForTimeout(500);
  await page.waitForFunction((from) => window.longestFrame(from) > 0, since);
  const frame = await page.evaluate((from) => window.longestFrame(from), since);
  return { 'next frame': frame, answer: ms };
}

/** How soon a press is answered: the browser's own figure for the press (Event Timing), and the time until its answer shows. */
export const press: Bench = {
  note: `Processor ${slowdown} × slower, slow 4G, hydrated; ms`,
  rounds: 5,
  round: (browser, site) =>
    served(site, 4335, async (origin) => {
      const table: Table = {};
      for (const [path, viewport, steps] of visits) {
        const page = await newPage(browser, { viewport, hasTouch: viewport === phone }, listen);
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', slowLine);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto(origin + path);
        await page.locator('#root[data-hydrated]').waitFor();
        // What is fetched ahead begins with the first sign of a visitor, and is there when somebody has looked for a moment.
        await page.locator('body').press('Shift');
        await page.waitForTimeout(3000);
        for (const step of steps) table[step[0]] = await measure(page, step);
        await page.context().close();
      }
      return table;
    }),
  exceeded: (table) =>
    Object.entries(table).flatMap(([what, { 'next frame': frame, answer }]) => [
      ...over(`${what}, next frame`, frame, budget),
      ...over(`${what}, answer`, answer, budget),
    ]),
};
