import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isChunkLoadError,
  loadChunk,
  reloadOnce,
  reloadWhenOnline,
} from '#src/components/chunkErrors.ts';

const reload = vi.fn<() => void>();
const missing = new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js');

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});

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

  it('reloads the page for a missing chunk, and rejects where that was just tried', async () => {
    const settled = vi.fn<() => void>();
    void loadChunk(() => Promise.reject(missing)).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(settled).not.toHaveBeenCalled();
    await expect(loadChunk(() => Promise.reject(missing))).rejects.toBe(missing);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('rejects at once without a connection, so that the page stays', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loadChunk(() => Promise.reject(missing))).rejects.toBe(missing);
    expect(reload).not.toHaveBeenCalled();
  });

  it('hands on any other error', async () => {
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
