import fc from 'fast-check';
import type { BrowserContext, Page, Route } from 'playwright/test';
import {
  type Answer,
  atFirst,
  bookingCommands,
  type Call,
  foundRuns,
  type Site,
  takeSteps,
  type Values,
} from './support/bookingModel.ts';
import { bookableFrom, bookingForm } from './support/booking.ts';
import { sampleMobile, sampleStore } from './support/site.ts';
import { expect, test } from './support/test.ts';

const address = '/devcontact';

/** A booking that can be sent, by the labels: what the fields hold. */
function whole(): Values {
  return {
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
}

/** The tabs of a browser. Their booking calls wait until the model answers them. */
class Tabs implements Site {
  calls: Call[] = [];
  readonly #context: BrowserContext;
  readonly #routes = new Map<Call, Route>();
  readonly #tabs: { page: Page; depth: number; top: number }[] = [];
  #front = 0;
  #now = Date.now();

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async start() {
    await this.#context.route('**/prod/appointment-booking', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const tab = this.#tabs.findIndex(({ page }) => page === route.request().frame().page());
      const call: Call = { tab, body: route.request().postDataJSON() as Call['body'] };
      this.#routes.set(call, route);
      this.calls.push(call);
    });
    this.#tabs.push(this.#tab(await this.#context.newPage()));
    await this.#page.goto(address);
    await this.type(whole());
  }

  #tab(page: Page) {
    // The question whether to leave.
    page.on('dialog', (dialog) => void dialog.accept());
    return { page, depth: 0, top: 0 };
  }

  get #page() {
    return this.#tabs[this.#front]!.page;
  }

  look() {
    return this.#page.evaluate(() => {
      const form = document.querySelector('form[aria-label="Book an appointment"]');
      const isSeen = (element: Element) => !element.closest('[hidden]');
      const textOf = (element: Element | null) => element?.textContent ?? '';
      const labels = [...(form?.querySelectorAll('label') ?? [])];
      const values = labels.flatMap((label): [string, string][] =>
        label.control && 'value' in label.control
          ? [[textOf(label), label.control.value as string]]
          : [],
      );
      const heard = [...document.querySelectorAll('[role=alert], [role=status]')];
      const { activeElement } = document;
      return {
        values: form ? Object.fromEntries(values) : undefined,
        buttons: [...(form?.querySelectorAll('button') ?? [])].filter(isSeen).map(textOf),
        said: [...heard, activeElement === document.body ? null : activeElement]
          .map(textOf)
          .join('\n'),
      };
    });
  }

  async #until(isTrue: () => boolean | Promise<boolean>) {
    await expect.poll(isTrue, { timeout: 5000, intervals: [20] }).toBe(true);
  }

  async type(values: Values) {
    await this.press('Book another visit');
    const form = await bookingForm(this.#page);
    if ('Location' in values) await this.press('Change');
    for (const [label, value] of Object.entries(values)) {
      const field = form.getByLabel(label, { exact: true });
      const isChoice = await field.evaluate(({ tagName }) => tagName === 'SELECT');
      await (isChoice ? field.selectOption(value) : field.fill(value));
    }
  }

  async press(name: string) {
    const button = this.#page
      .getByRole('form', { name: 'Book an appointment' })
      .getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) return;
    const before = this.calls.length;
    await button.click();
    await this.#until(
      async () => this.calls.length > before || !(await this.look()).buttons.includes('Booking…'),
    );
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
    if (await this.#page.getByRole('form', { name: 'Book an appointment' }).count())
      await bookingForm(this.#page);
  }

  async reload() {
    for (const call of this.calls) if (call.tab === this.#front) call.answer ??= 'lost';
    await this.#page.reload();
    await this.#isReady();
  }

  async duplicate() {
    const opened = this.#page.waitForEvent('popup');
    // Opened by a page, a tab begins with a copy of what that one keeps.
    await this.#page.evaluate(() => void window.open(window.location.href));
    this.#front = this.#tabs.length;
    this.#tabs.push(this.#tab(await opened));
    await this.#page.waitForLoadState();
    await this.#isReady();
  }

  async bringToFront(tab: number) {
    this.#front = tab;
    await this.#page.bringToFront();
  }

  async go(to: Parameters<Site['go']>[0]) {
    const tab = this.#tabs[this.#front]!;
    const step = to === 'back' ? -1 : 1;
    if (to === 'back' || to === 'forward') {
      if (tab.depth + step < 0 || tab.depth + step > tab.top) return;
      await this.#page.evaluate((steps) => window.history.go(steps), step);
      tab.depth += step;
    } else {
      await this.#page.evaluate(
        (path) => {
          window.history.pushState({}, '', path);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        },
        to === 'away' ? '/about' : address,
      );
      tab.depth += 1;
      tab.top = tab.depth;
    }
    // The page's title comes with it.
    await this.#until(() =>
      this.#page.evaluate(() => {
        const hasForm = document.querySelector('form[aria-label="Book an appointment"]') !== null;
        return hasForm === (window.location.pathname === '/devcontact');
      }),
    );
    await this.#isReady();
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

/** The other runs need nothing of a browser: jsdom has them all (tests/features/booking/bookingModel.test.tsx). */
const ofBrowsers = foundRuns.filter(([, run]) =>
  run.some((step) => /tab|reload|redirect/.test(step.toString())),
);

for (const [fault, run] of ofBrowsers)
  test(`a booking, never again: ${fault}`, async ({ context }) => {
    const site = new Tabs(context);
    await site.start();
    await takeSteps(atFirst(whole()), site, run);
    expect(site.calls.length).toBeGreaterThan(0);
  });

test('a booking loses nothing typed, goes out twice only where asked to, and is booked only once accepted', async ({
  browser,
}) => {
  // Each run opens tabs and waits for answers. `MODEL_RUNS=100 MODEL_SEED=…` looks further.
  const numRuns = Number(process.env.MODEL_RUNS ?? 3);
  const seed = Number(process.env.MODEL_SEED ?? 22);
  test.setTimeout(numRuns * 40_000);
  let calls = 0;
  const property = fc.asyncProperty(bookingCommands(whole(), 10), async (commands) => {
    const context = await browser.newContext();
    const site = new Tabs(context);
    await site.start();
    await fc.asyncModelRun(() => ({ model: atFirst(whole()), real: site }), commands);
    calls += site.calls.length;
    await context.close();
  });
  // A run that fails is printed as it is: each try to shorten it would take seconds.
  await fc.assert(property, { seed, numRuns, endOnFailure: true });
  expect(calls).toBeGreaterThan(0);
});
