import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ChunkErrors from '#src/components/chunkErrors.ts';

const reload = vi.fn<() => void>();
const missing = new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js');

/** The module as a page loads it anew. */
let chunk: typeof ChunkErrors;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 7) });
  reload.mockReset();
  vi.stubGlobal('location', { reload, pathname: '/about' });
  vi.resetModules();
  chunk = await import('#src/components/chunkErrors.ts');
});

afterEach(() => void vi.useRealTimers());

it.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x.example/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Unable to preload CSS for /assets/a.css'), true],
  [new Error('Cannot read properties of undefined'), false],
  ['text', false],
  [undefined, false],
  [null, false],
])('knows a missing chunk by what the browser says: %s', (error, isMissing) => {
  expect(chunk.isChunkLoadError(error)).toBe(isMissing);
});

describe('a page whose chunk is missing', () => {
  const loadMissing = () => Promise.reject(missing);

  it('a page whose chunk is missing is handed on where it is there', async () => {
    await expect(chunk.loadPage(() => Promise.resolve('chunk'))).resolves.toBe('chunk');
  });

  it('fails after the time in which a page that is being left is gone, and does not reload by itself', async () => {
    const failed = vi.fn<() => void>();
    void chunk.loadPage(loadMissing).catch(failed);
    // WebKit stops what a page loads when the visitor leaves it: a reload now would keep the visitor on it.
    await vi.advanceTimersByTimeAsync(2_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails at once without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(chunk.loadPage(loadMissing)).rejects.toBe(missing);
  });
});

describe('a navigation that ended with errors', () => {
  it('reloads once for a missing chunk, and for nothing else', () => {
    expect(chunk.reloadsFor(null, '/')).toBe(false);
    expect(chunk.reloadsFor({ page: new Error('a fault of ours') }, '/')).toBe(false);
    expect(chunk.reloadsFor({ page: missing }, '/')).toBe(true);
    expect(chunk.reloadsFor({ page: missing }, '/')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload without a connection, so that the page stays', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(chunk.reloadsFor({ page: missing }, '/')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadOnce', () => {
  it('reloads once, and again only after a minute', () => {
    const now = Date.UTC(2026, 2, 7);
    expect(chunk.reloadOnce('/', now)).toBe(true);
    expect(chunk.reloadOnce('/', now + 59_999)).toBe(false);
    expect(chunk.reloadOnce('/', now + 60_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where nothing can be remembered: it would reload for ever', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
    expect(chunk.reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadWhenOnline', () => {
  it('reloads once when the connection is back, unless it was cancelled', () => {
    chunk.reloadWhenOnline()();
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    chunk.reloadWhenOnline();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
