import fc from 'fast-check';
import type { BrowserContext, Page, Route } from 'playwright/test';
import {
  type Answer,
  begin,
  bookingRuns,
  type Call,
  type Facts,
  lookAtPage,
  runsOfBrowsers,
  type Site,
  takeSteps,
  type Values,
} from './support/bookingModel.ts';
import { bookableFrom, bookingForm } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { sampleMobile, sampleStore, site as siteContent } from './support/site.ts';
import { expect, test } from './support/test.ts';

function facts(): Facts {
  const { stores, clinics } = siteContent();
  const bookable = stores.filter(({ surgery }) => surgery);
  const whole = {
    Name: 'Asha Rao',
    'Mobile Number': sampleMobile(),
    Email: 'asha@example.com',
    Location: String(sampleStore().id),
    'Appointment Type': 'Surgery',
    'Pet Type': 'Cat',
    'Appointment Date': bookableFrom(400),
    'Appointment Time': '16:30',
    Comments: 'Limping since Saturday.',
  };
  const pages = bookable
    .toSorted((one) => (one.id === sampleStore().id ? -1 : 0))
    .flatMap(({ id }) => clinics.filter(({ storeId }) => storeId === id))
    .map(({ slug, storeId }) => [slug, String(storeId)] as const);
  return { whole, clinics: pages };
}

/** The tabs of a browser. Their booking calls wait until the model answers them. */
class Tabs implements Site {
  calls: Call[] = [];
  readonly #context: BrowserContext;
  readonly #routes = new Map<Call, Route>();
  readonly #tabs: { page: Page; paths: string[]; at: number }[] = [];
  #front = 0;
  /** An address that is written into the history looks to the site like one that was come back to. */
  readonly isReturn = true;
  #now = Date.now();

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async start(path: string) {
    await this.#context.route('**/prod/appointment-booking', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const tab = this.#tabs.findIndex(({ page }) => page === route.request().frame().page());
      const call: Call = { tab, body: route.request().postDataJSON() as Call['body'] };
      this.#routes.set(call, route);
      this.calls.push(call);
    });
    this.#tabs.push(this.#tab(await this.#context.newPage(), path));
    await this.#page.goto(path);
    await this.#isReady();
  }

  #tab(page: Page, path: string) {
    // The question whether to leave.
    page.on('dialog', (dialog) => void dialog.accept());
    return { page, paths: [path], at: 0 };
  }

  get #page() {
    return this.#tabs[this.#front]!.page;
  }

  look() {
    return this.#page.evaluate(lookAtPage);
  }

  async #until(isTrue: () => boolean | Promise<boolean>) {
    await expect.poll(isTrue, { timeout: 5000, intervals: [20] }).toBe(true);
  }

  async type(values: Values) {
    await this.press('Book for another pet');
    if ('Location' in values) await this.press('Change');
    const form = this.#page.locator('main form[aria-label]:not([role=search])');
    for (const [label, value] of Object.entries(values)) {
      const field = form.getByLabel(label, { exact: true });
      const isChoice = await field.evaluate(({ tagName }) => tagName === 'SELECT');
      await (isChoice ? field.selectOption(value) : field.fill(value));
    }
  }

  async press(name: string, inNewTab = false) {
    const control = this.#page.locator('main :is(a, button):visible').filter({
      hasText: new RegExp(`^${name}$`),
    });
    if (!(await control.count())) return;
    if (inNewTab) return this.#open(() => control.first().click({ modifiers: ['ControlOrMeta'] }));
    const before = this.calls.length;
    await control.first().click();
    await this.#until(
      async () => this.calls.length > before || !(await this.look()).buttons.includes('Booking…'),
    );
    await this.#isReady();
  }

  async answer(call: Call, answer: Answer) {
    await this.bringToFront(call.tab);
    call.answer = answer;
    const headers = { 'access-control-allow-origin': '*' };
    const elsewhere = new URL('/prod/admin-stores-list', this.#routes.get(call)!.request().url());
    await this.#routes
      .get(call)!
      .fulfill(
        answer === 'redirected'
          ? { status: 303, headers: { ...headers, location: elsewhere.href } }
          : { status: answer === 'accepted' ? 200 : 500, headers, body: 'ok' },
      );
    const ends = /booked successfully|problem booking/;
    await this.#until(async () => ends.test((await this.look()).said));
  }

  async #isReady() {
    await hydrate(this.#page);
    if ((await this.look()).values?.Location !== undefined) await bookingForm(this.#page);
  }

  async reload() {
    for (const call of this.calls) if (call.tab === this.#front) call.answer ??= 'lost';
    await this.#page.reload();
    await this.#isReady();
  }

  duplicate() {
    return this.#open(() => this.#page.evaluate(() => void window.open(window.location.href)));
  }

  /** Opened by a page, a tab begins with a copy of what that one keeps. */
  async #open(how: () => Promise<void>) {
    const opened = this.#page.waitForEvent('popup');
    await how();
    const page = await opened;
    await page.waitForLoadState();
    this.#front = this.#tabs.push(this.#tab(page, new URL(page.url()).pathname)) - 1;
    await this.#isReady();
  }

  async bringToFront(tab: number) {
    this.#front = tab;
    await this.#page.bringToFront();
  }

  async go(to: string | number) {
    const tab = this.#tabs[this.#front]!;
    const at = tab.at + (typeof to === 'number' ? to : 1);
    if (typeof to === 'string') tab.paths.splice(at, Infinity, to);
    const path = tab.paths[at]?.replace(/\?.*/, '');
    if (!path) return;
    const isOtherPage = path !== (await this.look()).path;
    const title = await this.#page.title();
    await this.#page.evaluate((where) => {
      if (typeof where === 'number') return window.history.go(where);
      const state = { key: Math.random().toString(36) };
      window.history.pushState(state, '', where);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    }, to);
    tab.at = at;
    // The page's title comes with it.
    if (isOtherPage) await this.#until(async () => (await this.#page.title()) !== title);
    await this.#isReady();
  }

  async putAside() {
    await this.#page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
  }

  async connect(isOnline: boolean) {
    await this.#page.evaluate((isNow) => {
      Object.defineProperty(navigator, 'onLine', { get: () => isNow, configurable: true });
      window.dispatchEvent(new Event(isNow ? 'online' : 'offline'));
    }, isOnline);
  }

  async moveClock(days: number) {
    this.#now += days * 86_400_000;
    await this.#context.clock.setSystemTime(this.#now);
  }

  async wait() {
    await this.#page.waitForTimeout(50);
  }
}

for (const [fault, run, place] of runsOfBrowsers)
  test(`a booking, never again: ${fault}`, async ({ context }) => {
    const site = new Tabs(context);
    await takeSteps(await begin(facts(), site, place), site, run);
    expect(site.calls.length).toBeGreaterThanOrEqual(place ? 0 : 1);
  });

test('a booking loses nothing typed, goes out twice only where asked to, and is booked only once accepted', async ({
  browser,
}) => {
  // Each run opens tabs and waits for answers. `MODEL_RUNS=100 MODEL_SEED=…` looks further.
  const numRuns = Number(process.env.MODEL_RUNS ?? 3);
  const seed = Number(process.env.MODEL_SEED ?? 22);
  test.setTimeout(numRuns * 40_000);
  let calls = 0;
  const property = fc.asyncProperty(bookingRuns(10), async ([place, commands]) => {
    const context = await browser.newContext();
    const site = new Tabs(context);
    const model = await begin(facts(), site, place);
    await fc.asyncModelRun(() => ({ model, real: site }), commands);
    calls += site.calls.length;
    await context.close();
  });
  // A run that fails is printed as it is: each try to shorten it would take seconds.
  await fc.assert(property, { seed, numRuns, endOnFailure: true });
  expect(calls).toBeGreaterThan(0);
});
