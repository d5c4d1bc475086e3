import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkLoadError, reloadForMissingChunks } from '#src/platform/chunkErrors.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const reload = vi.fn<() => void>();

/** Vite's event for a failed dynamic import. */
function missChunk() {
  window.dispatchEvent(new Event('vite:preloadError'));
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 7) });
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('a missing chunk is recognised by the browser’s message', () =>
  expectAnswers<unknown, boolean>(isChunkLoadError, [
    [new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'), true],
    [new TypeError('error loading dynamically imported module: https://x.example/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('Unable to preload CSS for /assets/a.css'), true],
    [new Error('Cannot read properties of undefined'), false],
    ['text', false],
    [undefined, false],
    [null, false],
  ]));

beforeEach(() => {
  document.body.innerHTML = '<div id="root" data-hydrated></div>';
  // Each test's listener replaces the one before.
  const add = vi.spyOn(window, 'addEventListener');
  reloadForMissingChunks();
  const [[type, listener] = []] = add.mock.calls as [string, () => void][];
  return () => window.removeEventListener(type!, listener!);
});

it('a missing chunk reloads the page once, and again only after a minute', () => {
  missChunk();
  vi.advanceTimersByTime(59_000);
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a missing chunk waits before it reloads a page that is being left', () => {
  document.body.innerHTML = '<div id="root"></div>';
  missChunk();
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a missing chunk does not reload the page without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missChunk();
  expect(reload).not.toHaveBeenCalled();
});

it('a missing chunk does not reload if storage is refused, so that it cannot loop', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  missChunk();
  expect(reload).not.toHaveBeenCalled();
});
