// @module-tag every-fault
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Answer,
  atFirst,
  bookingCommands,
  type Call,
  foundRuns,
  type Site,
  takeSteps,
  type Values,
} from '#e2e/support/bookingModel.ts';
import { redirectCalls } from '#tests/support/redirected.ts';
import { server } from '#tests/support/server.ts';
import { clinicsAreLoaded, enter, labels, stopTheClock, valuesNow, whole } from './bookingKit.ts';

const address = '/devcontact';

/** A tab: its page with its own modules, and what the browser keeps for it while another one is in front. */
interface Tab {
  box: HTMLElement;
  router: DataRouter;
  unmount: () => void;
  kept: [string, string][];
}

const formOf = (box: ParentNode) =>
  box.querySelector<HTMLElement>('form[aria-label="Book an appointment"]');

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
  #now = Date.parse('2026-11-20T12:00:00');

  async start() {
    stopTheClock();
    redirectCalls(undefined);
    localStorage.clear();
    sessionStorage.clear();
    server.use(
      http.post('*/appointment-booking', async ({ request }) => {
        const call: Call = { tab: this.#front, body: (await request.json()) as Call['body'] };
        this.calls.push(call);
        const answer = await new Promise<Answer>((resolve) => this.#answers.set(call, resolve));
        return answer === 'refused' ? HttpResponse.error() : HttpResponse.text('ok');
      }),
    );
    this.#tabs[0] = await this.#load();
    await clinicsAreLoaded();
    await this.type(whole);
  }

  stop() {
    redirectCalls(undefined);
    cleanup();
    document.body.replaceChildren();
  }

  async #load(at = address): Promise<Tab> {
    vi.resetModules();
    const { routes } = await import('#src/app/routes.tsx');
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    await until(() => router.state.initialized, 2000);
    const box = document.body.appendChild(document.createElement('div'));
    const { unmount } = render(<RouterProvider router={router} />, { container: box });
    await rest();
    return { box, router, unmount, kept: [] };
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
    const form = formOf(this.#tab.box);
    const buttons = [...(form?.querySelectorAll('button') ?? [])].filter(
      (button) => !button.closest('[hidden]'),
    );
    return Promise.resolve({
      values: form ? valuesNow() : undefined,
      buttons: buttons.map(({ textContent }) => textContent),
      said: this.#said(),
    });
  }

  #said() {
    const regions = [...this.#tab.box.querySelectorAll('[role=alert], [role=status]')];
    const { activeElement } = document;
    const heard = activeElement === document.body ? regions : [...regions, activeElement];
    return heard.map((one) => one?.textContent).join('\n');
  }

  async type(values: Values) {
    await this.press('Book another visit');
    await clinicsAreLoaded();
    for (const label of labels) if (label in values) enter(label, values[label]!);
    await this.#rest();
  }

  async press(name: string) {
    const buttons = [...(formOf(this.#tab.box)?.querySelectorAll('button') ?? [])];
    const button = buttons.find((one) => one.textContent === name && !one.closest('[hidden]'));
    if (!button) return;
    const before = this.calls.length;
    fireEvent.click(button);
    await until(() => this.calls.length > before || !button.textContent.includes('Booking…'));
    await this.#rest();
  }

  async answer(call: Call, answer: Answer) {
    await this.bringToFront(call.tab);
    call.answer = answer;
    redirectCalls(answer === 'redirected' ? 'https://elsewhere.test/' : undefined);
    this.#answers.get(call)!(answer);
    const ends = /booked successfully|problem booking/;
    await until(() => ends.test(this.#said()));
    await this.#rest();
  }

  async reload() {
    for (const call of this.calls) if (call.tab === this.#front) call.answer ??= 'lost';
    const { pathname } = this.#tab.router.state.location;
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    this.#tab.unmount();
    this.#tab.box.remove();
    this.#tabs[this.#front] = await this.#load(pathname);
    if (formOf(this.#tab.box)) await clinicsAreLoaded();
    await this.#rest();
  }

  async duplicate() {
    const { pathname } = this.#tab.router.state.location;
    const kept = Object.entries(sessionStorage) as [string, string][];
    this.#hide();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    this.#front = this.#tabs.length;
    this.#tabs.push(await this.#load(pathname));
    if (formOf(this.#tab.box)) await clinicsAreLoaded();
    await this.#rest();
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

  async go(to: Parameters<Site['go']>[0]) {
    const { router } = this.#tab;
    const ways = { away: '/about', form: address, back: -1, forward: 1 } as const;
    await act(() => router.navigate(ways[to] as never));
    await until(() => router.state.navigation.state === 'idle');
    if (formOf(this.#tab.box)) await clinicsAreLoaded();
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

it.each(foundRuns)(
  'never again: %s',
  async (_, run) => {
    await site.start();
    await takeSteps(atFirst(whole), site, run);
    expect(site.calls.length).toBeGreaterThan(0);
  },
  60_000,
);

it('a booking loses nothing typed, goes out twice only where asked to, and is booked only once accepted', async () => {
  let calls = 0;
  const property = fc.asyncProperty(bookingCommands(whole, 12), async (commands) => {
    await site.start();
    await fc.asyncModelRun(() => ({ model: atFirst(whole), real: site }), commands);
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
