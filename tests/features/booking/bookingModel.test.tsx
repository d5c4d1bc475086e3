// @module-tag every-fault
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Answer,
  begin,
  bookingRuns,
  type Call,
  type Facts,
  lookAtPage,
  runsOfPages,
  type Site,
  takeSteps,
  type Values,
} from '#e2e/support/bookingModel.ts';
import { clinicWith } from '#tests/support/content.ts';
import { redirectCalls } from '#tests/support/redirected.ts';
import { server } from '#tests/support/server.ts';
import { clinicsAreLoaded, stopTheClock, whole } from './bookingKit.ts';

const facts: Facts = {
  whole,
  clinics: [0, 1]
    .map((nth) => clinicWith('surgery', nth))
    .map(({ clinic, store }) => [clinic.slug, String(store.id)]),
};

type Listener = (event: Event) => void;

type Listening = Parameters<typeof window.addEventListener>;

/** A tab: its page with its own modules, and what the browser keeps for it while another one is in front. */
interface Tab {
  box: HTMLElement;
  router: DataRouter;
  unmount: () => void;
  kept: [string, string][];
}

/** The field of the page's form with a label. */
const field = (label: string) =>
  [...document.querySelectorAll<HTMLLabelElement>('main form label')].find(
    (one) => one.textContent === label,
  )!.control!;

/** Lets what is under way come to rest. */
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

/** Waits until something is so, or for as long as anybody would look. */
async function until(isTrue: () => boolean, tries = 100): Promise<void> {
  for (let count = 0; count < tries && !isTrue(); count += 1) await rest();
}

/** jsdom as a browser with tabs: one document, in which only the tab in front stands. */
class Tabs implements Site {
  calls: Call[] = [];
  #answers = new Map<Call, (answer: Answer) => void>();
  #tabs: Tab[] = [];
  #front = 0;
  readonly isReturn = false;
  readonly #heard = new Map<Listener, Listener>();
  #spies: { mockRestore: () => void }[] = [];
  #now = Date.parse('2026-11-20T12:00:00');

  async start(path: string) {
    stopTheClock();
    redirectCalls(undefined);
    localStorage.clear();
    sessionStorage.clear();
    this.#listenByTab();
    server.use(
      http.post('*/appointment-booking', async ({ request }) => {
        const call: Call = { tab: this.#front, body: (await request.json()) as Call['body'] };
        this.calls.push(call);
        const answer = await new Promise<Answer>((resolve) => this.#answers.set(call, resolve));
        return answer === 'refused' ? HttpResponse.error() : HttpResponse.text('ok');
      }),
    );
    this.#tabs[0] = await this.#load(path);
    await this.#isReady();
  }

  /** What a tab listens to it hears while it is in front. */
  #listenByTab() {
    const { addEventListener, removeEventListener } = window;
    const listening = vi.spyOn(window, 'addEventListener');
    const ending = vi.spyOn(window, 'removeEventListener');
    listening.mockImplementation((...[type, listener, ...options]: Listening) => {
      const tab = this.#front;
      const isOfTab = typeof listener === 'function' && /storage|page/.test(type);
      const heard = (event: Event) => tab === this.#front && (listener as Listener)(event);
      if (isOfTab) this.#heard.set(listener, heard);
      addEventListener.call(window, type, isOfTab ? heard : listener, ...options);
    });
    ending.mockImplementation((...[type, listener, ...options]: Listening) => {
      const heard = this.#heard.get(listener as Listener) ?? listener;
      removeEventListener.call(window, type, heard, ...options);
    });
    this.#spies = [listening, ending];
  }

  stop() {
    redirectCalls(undefined);
    cleanup();
    for (const spy of this.#spies) spy.mockRestore();
    document.body.replaceChildren();
  }

  async #load(at: string): Promise<Tab> {
    vi.resetModules();
    const { routes } = await import('#src/app/routes.tsx');
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    await until(() => router.state.initialized, 2000);
    const box = document.body.appendChild(document.createElement('div'));
    const { unmount } = render(<RouterProvider router={router} />, { container: box });
    await rest();
    return { box, router, unmount, kept: [] };
  }

  async #isReady() {
    if (document.querySelector('main form [name=location]')) await clinicsAreLoaded();
    await this.#rest();
  }

  get #tab() {
    return this.#tabs[this.#front]!;
  }

  /** The browser tells the other tabs of what one has stored. */
  async #rest() {
    await rest();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await rest();
  }

  look() {
    return Promise.resolve({ ...lookAtPage(), path: this.#tab.router.state.location.pathname });
  }

  async type(values: Values) {
    await this.press('Book for another pet');
    for (const [label, value] of Object.entries(values))
      fireEvent.change(field(label), { target: { value } });
    await this.#rest();
  }

  async press(name: string, inNewTab = false) {
    const controls = [...this.#tab.box.querySelectorAll<HTMLElement>('main :is(button, a)')];
    const control = controls.find((one) => one.textContent === name && !one.closest('[hidden]'));
    if (!control) return;
    const before = this.calls.length;
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    fireEvent.click(control, { ctrlKey: inNewTab });
    const [address] = opening.mock.lastCall ?? [];
    opening.mockRestore();
    if (address) return this.duplicate(address as string);
    await until(() => this.#tab.router.state.navigation.state === 'idle', 2000);
    await until(() => this.calls.length > before || !control.textContent.includes('Booking…'));
    await this.#isReady();
  }

  async answer(call: Call, answer: Answer) {
    await this.bringToFront(call.tab);
    call.answer = answer;
    redirectCalls(answer === 'redirected' ? 'https://elsewhere.test/' : undefined);
    this.#answers.get(call)!(answer);
    const ends = /booked successfully|problem booking/;
    await until(() => ends.test(lookAtPage().said));
    await this.#rest();
  }

  async reload() {
    for (const call of this.calls) if (call.tab === this.#front) call.answer ??= 'lost';
    const { pathname } = this.#tab.router.state.location;
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    this.#tab.unmount();
    this.#tab.box.remove();
    this.#tabs[this.#front] = await this.#load(pathname);
    await this.#isReady();
  }

  async duplicate(address = this.#tab.router.state.location.pathname) {
    const kept = Object.entries(sessionStorage) as [string, string][];
    this.#hide();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    this.#front = this.#tabs.length;
    this.#tabs.push(await this.#load(address));
    await this.#isReady();
  }

  #hide() {
    this.#tab.kept = Object.entries(sessionStorage) as [string, string][];
    this.#tab.box.remove();
    sessionStorage.clear();
  }

  async bringToFront(index: number) {
    if (index === this.#front) return;
    this.#hide();
    this.#front = index;
    for (const [key, value] of this.#tab.kept) sessionStorage.setItem(key, value);
    document.body.append(this.#tab.box);
    await this.#rest();
  }

  async go(to: string | number) {
    const { router } = this.#tab;
    await act(() => router.navigate(to as never));
    await until(() => router.state.navigation.state === 'idle');
    await this.#isReady();
    // The page takes a booking link out of the browser's address, of which this router knows nothing.
    const { pathname, search, hash } = router.state.location;
    if (!search) return;
    await act(() => router.navigate({ pathname, hash }, { replace: true }));
    await this.#isReady();
  }

  async putAside() {
    for (const type of ['pagehide', 'pageshow'])
      act(() => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })));
    await this.#rest();
  }

  async connect(isOnline: boolean) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
    await this.#rest();
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

let site: Tabs;

beforeEach(async () => {
  // The cause of a refusal.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = new Tabs();
});
afterEach(() => {
  site.stop();
  vi.useRealTimers();
});

it.each(runsOfPages.map(([...run]) => run))(
  'never again: %s',
  async (_, run, place) => {
    await takeSteps(await begin(facts, site, place), site, run);
    expect(site.calls.length).toBeGreaterThanOrEqual(place ? 0 : 1);
  },
  60_000,
);

it('a booking loses nothing typed, goes out twice only where asked to, and is booked only once accepted', async () => {
  let calls = 0;
  const property = fc.asyncProperty(bookingRuns(12), async ([place, commands]) => {
    const model = await begin(facts, site, place);
    await fc.asyncModelRun(() => ({ model, real: site }), commands);
  });
  await fc.assert(
    property.afterEach(() => {
      calls += site.calls.length;
      site.stop();
      site = new Tabs();
    }),
    // `MODEL_RUNS=500 MODEL_SEED=…` looks further.
    { seed: Number(process.env.MODEL_SEED ?? 22), numRuns: Number(process.env.MODEL_RUNS ?? 12) },
  );
  expect(calls).toBeGreaterThan(0);
}, 600_000);
