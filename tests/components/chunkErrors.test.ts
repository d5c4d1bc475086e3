import { describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, reloadOnce, reloadWhenOnline } from '#src/components/chunkErrors.ts';

describe('A site that was renewed under an open page', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
    'error loading dynamically imported module: https://x.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('a chunk error is recognised by the browser’s message: %s', (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
  });

  it.each([new Error('Cannot read properties of undefined'), 'text', undefined, null])(
    'another error is not taken for a chunk error: %s',
    (error) => {
      expect(isChunkLoadError(error)).toBe(false);
    },
  );

  it('a chunk error reloads the page once, and again only after a while', () => {
    const reload = vi.fn<() => void>();
    const now = Date.UTC(2026, 2, 7);
    expect(reloadOnce(reload, now)).toBe(true);
    expect(reloadOnce(reload, now + 59_999)).toBe(false);
    expect(reloadOnce(reload, now + 60_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('a chunk error does not reload repeatedly when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
    const reload = vi.fn<() => void>();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a chunk error offline keeps the page and waits for the connection', () => {
    const reload = vi.fn<() => void>();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const left = vi.fn<() => void>();
    reloadWhenOnline(reload);
    reloadWhenOnline(left)();
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    reloadWhenOnline(reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('a chunk error reloads the page once when the connection is back', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    reloadWhenOnline();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
