import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

async function load() {
  vi.resetModules();
  return import('#src/platform/hydration/hydrationIsDue.ts');
}

function container(address?: string) {
  const element = document.createElement('div');
  if (address !== undefined) element.dataset.address = address;
  return element;
}

/** Whether a promise has resolved once every microtask has run. */
async function isResolved(promise: Promise<void>) {
  return Promise.race([promise.then(() => true), new Promise((r) => setTimeout(r, 0, false))]);
}

beforeEach(() => vi.stubGlobal('requestIdleCallback', vi.fn<() => void>()));

it('a page that was not prerendered is rendered at once', async () => {
  const { hydrationIsDue } = await load();
  expect(await isResolved(hydrationIsDue(container()))).toBe(true);
});

it('a prerendered page is hydrated when the browser is idle', async () => {
  const { hydrationIsDue } = await load();
  const due = hydrationIsDue(container('/'));
  expect(await isResolved(due)).toBe(false);
  const [whenIdle] = vi.mocked(window.requestIdleCallback).mock.calls[0]!;
  whenIdle({ didTimeout: false, timeRemaining: () => 50 });
  expect(await isResolved(due)).toBe(true);
});

it('a document opened ahead of the visitor is hydrated when it is shown', async () => {
  Object.assign(document, { prerendering: true });
  const { hydrationIsDue } = await load();
  const due = [hydrationIsDue(container('/')), hydrationIsDue(container())];
  expect(await Promise.all(due.map(isResolved))).toEqual([false, false]);
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  fireEvent(document, new Event('prerenderingchange'));
  expect(await isResolved(due[1]!)).toBe(true);
  expect(window.requestIdleCallback).toHaveBeenCalledOnce();
});
