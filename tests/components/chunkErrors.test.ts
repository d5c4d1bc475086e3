import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ChunkErrors from '#src/components/chunkErrors.ts';

const reload = vi.fn<() => void>();
const missing = new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js');

let isChunkLoadError: typeof ChunkErrors.isChunkLoadError;
let loadChunk: typeof ChunkErrors.loadChunk;
let reloadOnce: typeof ChunkErrors.reloadOnce;
let reloadForMissingChunks: typeof ChunkErrors.reloadForMissingChunks;
let reloadWhenOnline: typeof ChunkErrors.reloadWhenOnline;

/** What Vite's loader does with a chunk that is missing. */
function loadMissing() {
  window.dispatchEvent(new Event('vite:preloadError'));
  return Promise.reject(missing);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 7) });
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  // As a page loads the module: it is not reloading yet.
  vi.resetModules();
  ({ isChunkLoadError, loadChunk, reloadOnce, reloadForMissingChunks, reloadWhenOnline } =
    await import('#src/components/chunkErrors.ts'));
});

afterEach(() => void vi.useRealTimers());

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
    'error loading dynamically imported module: https://x.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('knows a missing chunk by what the browser says: %s', (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
  });

  it.each([new Error('Cannot read properties of undefined'), 'text', undefined, null])(
    'takes nothing else for a missing chunk: %s',
    (error) => {
      expect(isChunkLoadError(error)).toBe(false);
    },
  );
});

describe('loadChunk', () => {
  it('hands on what was loaded', async () => {
    await expect(loadChunk(() => Promise.resolve('chunk'))).resolves.toBe('chunk');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page for a missing chunk, after the time in which a page that is being left is gone', async () => {
    reloadForMissingChunks();
    const settled = vi.fn<() => void>();
    void loadChunk(loadMissing).then(settled, settled);
    // WebKit stops what a page loads when the visitor leaves it: a reload now would keep the visitor on it.
    await vi.advanceTimersByTimeAsync(2_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  it('reloads once for two missing chunks', async () => {
    reloadForMissingChunks();
    void loadChunk(loadMissing);
    await vi.advanceTimersByTimeAsync(2_000);
    void loadChunk(loadMissing);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a chunk that is still missing after the reload rejects', async () => {
    reloadOnce();
    reloadForMissingChunks();
    await expect(loadChunk(loadMissing)).rejects.toBe(missing);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('rejects at once without a connection, so that the page stays', async () => {
    reloadForMissingChunks();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loadChunk(loadMissing)).rejects.toBe(missing);
    expect(reload).not.toHaveBeenCalled();
  });

  it('hands on any other error', async () => {
    reloadForMissingChunks();
    const fault = new Error('a fault of ours');
    await expect(loadChunk(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadOnce', () => {
  it('reloads once, and again only after a minute', () => {
    const now = Date.UTC(2026, 2, 7);
    expect(reloadOnce(now)).toBe(true);
    expect(reloadOnce(now + 59_999)).toBe(false);
    expect(reloadOnce(now + 60_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where nothing can be remembered: it would reload for ever', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadWhenOnline', () => {
  it('reloads once when the connection is back, unless it was cancelled', () => {
    reloadWhenOnline()();
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    reloadWhenOnline();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
