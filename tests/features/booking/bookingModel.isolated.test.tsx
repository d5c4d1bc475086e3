import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clinicWith } from '#tests/support/content.ts';
import { redirectCalls } from '#tests/support/redirected.ts';
import { server } from '#tests/support/server.ts';
import { clinicsAreLoaded, labelOf, stopTheClock, whole } from './bookingKit.ts';
import {
  type Answer,
  begin,
  bookingRuns,
  type Call,
  type Facts,
  foundRuns,
  lookAtPage,
  type Site,
  takeSteps,
  type Values,
} from './bookingModel.ts';

const facts: Facts = {
  whole,
  clinics: [0, 1]
    .map((nth) => clinicWith('surgery', nth))
    .map(({ clinic, store }) => [clinic.slug, String(store.id)]),
};

/** The field of the page's form with a label. */
const field = (label: string) =>
  [...document.querySelectorAll<HTMLLabelElement>('main form label')].find(
    (one) => labelOf(one) === label,
  )!.control!;

/** Lets what is under way come to rest. */
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

/** Waits until something is so, or for as long as anybody would look. */
async function until(isTrue: () => boolean, tries = 100): Promise<void> {
  for (let count = 0; count < tries && !isTrue(); count += 1) await rest();
}

/** jsdom as a browser's tab: each load of a page has modules of its own. */
class Tab implements Site {
  calls: Call[] = [];
  #answers = new Map<Call, (answer: Answer) => void>();
  #router!: DataRouter;
  #now = Date.parse('2026-11-20T12:00:00');

  async start(path: string) {
    stopTheClock();
    redirectCalls(undefined);
    localStorage.clear();
    sessionStorage.clear();
    server.use(
      http.post('*/appointment-booking', async ({ request }) => {
        const call: Call = { body: (await request.json()) as Call['body'] };
        this.calls.push(call);
        const answer = await new Promise<Answer>((resolve) => this.#answers.set(call, resolve));
        return answer === 'refused' ? HttpResponse.error() : HttpResponse.text('ok');
      }),
    );
    await this.#load(path);
  }

  stop() {
    redirectCalls(undefined);
    cleanup();
    document.body.replaceChildren();
  }

  async #load(at: string) {
    vi.resetModules();
    const { routes } = await import('#src/app/routes.tsx');
    this.#router = createMemoryRouter(routes, { initialEntries: [at] });
    await until(() => this.#router.state.initialized, 2000);
    render(<RouterProvider router={this.#router} />);
    await this.#isReady();
  }

  async #isReady() {
    await rest();
    if (document.querySelector('main form [name=location]')) await clinicsAreLoaded();
    await rest();
  }

  look() {
    return Promise.resolve({ ...lookAtPage(), path: this.#router.state.location.pathname });
  }

  async type(values: Values) {
    await this.press('Book for another pet');
    for (const [label, value] of Object.entries(values))
      fireEvent.change(field(label), { target: { value } });
    await rest();
  }

  async press(name: string) {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, a)')];
    const control = controls.find((one) => one.textContent === name && !one.closest('[hidden]'));
    if (!control) return;
    const before = this.calls.length;
    fireEvent.click(control);
    await until(() => this.#router.state.navigation.state === 'idle', 2000);
    await until(() => this.calls.length > before || !control.textContent.includes('Booking…'));
    await this.#isReady();
  }

  async answer(call: Call, answer: Answer) {
    call.answer = answer;
    redirectCalls(answer === 'redirected' ? 'https://elsewhere.test/' : undefined);
    this.#answers.get(call)!(answer);
    const ends = /booked successfully|problem booking/;
    await until(() => ends.test(lookAtPage().said));
    await rest();
  }

  async reload() {
    for (const call of this.calls) call.answer ??= 'lost';
    const { pathname } = this.#router.state.location;
    const kept = Object.entries(sessionStorage) as [string, string][];
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    cleanup();
    await rest();
    // A browser's reload unmounts nothing.
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    await this.#load(pathname);
  }

  async go(to: string | number) {
    await act(() => this.#router.navigate(to as never));
    await until(() => this.#router.state.navigation.state === 'idle');
    await this.#isReady();
    // The page takes a booking link out of the browser's address, of which this router knows nothing.
    const { pathname, search, hash } = this.#router.state.location;
    if (!search) return;
    await act(() => this.#router.navigate({ pathname, hash }, { replace: true }));
    await this.#isReady();
  }

  async putAside() {
    for (const type of ['pagehide', 'pageshow'])
      act(() => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })));
    await rest();
  }

  async connect(isOnline: boolean) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
    await rest();
  }

  moveClock(days: number) {
    this.#now += days * 86_400_000;
    vi.setSystemTime(this.#now);
    return Promise.resolve();
  }

  wait() {
    return rest();
  }
}

let site: Tab;

beforeEach(async () => {
  // The cause of a refusal.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = new Tab();
});
afterEach(() => {
  site.stop();
  vi.useRealTimers();
});

it.each(foundRuns.map(([...run]) => run))(
  'never again: %s',
  async (_, run, place) => {
    await takeSteps(await begin(facts, site, place), site, run);
    expect(site.calls.length).toBeGreaterThanOrEqual(place ? 0 : 1);
  },
  60_000,
);

it('a booking loses nothing typed, goes out once for one press, and is booked only once accepted', async () => {
  let calls = 0;
  const property = fc.asyncProperty(bookingRuns(12), async ([place, commands]) => {
    const model = await begin(facts, site, place);
    await fc.asyncModelRun(() => ({ model, real: site }), commands);
  });
  await fc.assert(
    property.afterEach(() => {
      calls += site.calls.length;
      site.stop();
      site = new Tab();
    }),
    // `MODEL_RUNS=500 MODEL_SEED=…` looks further.
    { seed: Number(process.env.MODEL_SEED ?? 22), numRuns: Number(process.env.MODEL_RUNS ?? 12) },
  );
  expect(calls).toBeGreaterThan(0);
}, 600_000);
