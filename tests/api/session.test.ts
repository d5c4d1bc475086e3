import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearIdToken, getIdToken, storeIdToken, useIdToken } from '#src/api/session.ts';

afterEach(clearIdToken);

describe('the token of the logged-in user', () => {
  it('stores the token under idToken and nothing else', () => {
    storeIdToken('the-token');
    expect(getIdToken()).toBe('the-token');
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('idToken')).toBe('the-token');
    clearIdToken();
    expect(getIdToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('follows log in and log out', () => {
    const { result } = renderHook(useIdToken);
    expect(result.current).toBeNull();
    act(() => storeIdToken('the-token'));
    expect(result.current).toBe('the-token');
    act(() => clearIdToken());
    expect(result.current).toBeNull();
  });

  it.each([
    ['by log out', 'idToken'],
    ['by clearing everything', null],
  ])('removes the token in every tab once one tab removes it, %s', (_, key) => {
    storeIdToken('the-token');
    const { result } = renderHook(useIdToken);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(result.current).toBeNull();
  });

  it('keeps the token as long as the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const { result } = renderHook(useIdToken);
    act(() => storeIdToken('the-token'));
    expect(result.current).toBe('the-token');
    act(() => clearIdToken());
    expect(result.current).toBeNull();
  });

  it('keeps it as long as the page where storage takes everything and keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockReturnValue();
    storeIdToken('the-token');
    expect(getIdToken()).toBe('the-token');
  });

  it('prefers a new token in memory to an older stored one; log out removes both', () => {
    localStorage.setItem('idToken', 'the-old-token');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { result } = renderHook(useIdToken);
    act(() => storeIdToken('the-new-token'));
    expect(localStorage.getItem('idToken')).toBe('the-old-token');
    expect(result.current).toBe('the-new-token');
    expect(getIdToken()).toBe('the-new-token');
    act(() => clearIdToken());
    expect(result.current).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
