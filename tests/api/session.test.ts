import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearIdToken,
  forgetRefreshToken,
  freshIdToken,
  getIdToken,
  getRefreshToken,
  sessionNow,
  setRenewal,
  setSessionClock,
  storeIdToken,
  storeTokens,
  subscribeToSession,
  useIdToken,
} from '#src/api/session.ts';
import { idToken } from '#tests/features/session/kit.ts';

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
    const [old, renewed] = [idToken({ life: 5 }), idToken({ life: 60 })];
    localStorage.setItem('idToken', old);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { result } = renderHook(useIdToken);
    act(() => storeIdToken(renewed));
    expect(localStorage.getItem('idToken')).toBe(old);
    expect(result.current).toBe(renewed);
    expect(getIdToken()).toBe(renewed);
    act(() => clearIdToken());
    expect(result.current).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

const issuedAt = Date.now() - 10_000;

describe('where storage is full', () => {
  const [first, renewed] = [idToken({ life: 5 }), idToken({ life: 60 })];
  const second = idToken({ user: 'ravi' });
  const fill = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });

  it('whoever was logged in before does not come back with a reload', () => {
    storeIdToken(first);
    fill();
    storeIdToken(second);
    expect(getIdToken()).toBe(second);
    expect(localStorage.getItem('idToken')).toBeNull();
  });

  it('a log out in another tab counts here too', () => {
    storeIdToken(first);
    fill();
    storeIdToken(renewed);
    const { result } = renderHook(useIdToken);
    expect(result.current).toBe(renewed);
    localStorage.removeItem('idToken');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'idToken' })));
    expect(result.current).toBeNull();
  });
});

it('the refresh token is the logged-in user’s, and kept in memory alone', () => {
  storeTokens({ idToken: idToken({ issuedAt }), refreshToken: 'a-refresh-token' });
  expect(getRefreshToken()).toBe('a-refresh-token');
  expect(Object.keys(localStorage)).toEqual(['idToken']);
  expect(sessionStorage).toHaveLength(0);
});

it('the refresh token stays where a renewal brings no other, and goes when it is refused', () => {
  storeTokens({ idToken: idToken({ issuedAt }), refreshToken: 'a-refresh-token' });
  storeTokens({ idToken: idToken() });
  expect(getRefreshToken()).toBe('a-refresh-token');
  forgetRefreshToken();
  expect(getRefreshToken()).toBeNull();
});

it.each([
  ['logged out', () => clearIdToken()],
  ['logged out in another tab', () => localStorage.clear()],
  ['somebody else', () => storeIdToken(idToken({ user: 'ravi' }))],
])('the refresh token is forgotten where the user is %s', (_, leave) => {
  storeTokens({ idToken: idToken(), refreshToken: 'a-refresh-token' });
  leave();
  expect(getRefreshToken()).toBeNull();
  storeIdToken(idToken());
  expect(getRefreshToken()).toBeNull();
});

it.each([
  ['a device whose clock is ahead', -90_000, -90_000],
  ['a device whose clock is behind', 90_000, 90_000],
  ['the seconds that the call took', -60_000, 0],
])('the time of the session is Cognito’s: %s', (_, issuedAfter, difference) => {
  setSessionClock(idToken({ issuedAt: Date.now() + issuedAfter }));
  expect(sessionNow() - Date.now()).toBe(difference);
});

it('the time of the session is the device’s where a token doesn’t say, and after log out', () => {
  const ahead = idToken({ issuedAt: Date.now() - 90_000 });
  for (const reset of [() => setSessionClock('no token'), clearIdToken]) {
    setSessionClock(ahead);
    reset();
    expect(sessionNow()).toBe(Date.now());
  }
});

it('the token for a call is renewed first where there is a renewal', async () => {
  storeIdToken('the-token');
  setRenewal(async () => storeIdToken('a-new-token'));
  expect(await freshIdToken()).toBe('a-new-token');
  setRenewal(undefined);
  storeIdToken('the-token');
  expect(await freshIdToken()).toBe('the-token');
});

it('hears of a login in another tab and on coming back to the page, and of nothing else', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToSession(listener);
  const happen = () => {
    listener.mockClear();
    for (const key of ['another', 'idToken'])
      window.dispatchEvent(new StorageEvent('storage', { key }));
    window.dispatchEvent(new Event('pageshow'));
    return listener.mock.calls.length;
  };
  expect(happen()).toBe(2);
  stop();
  expect(happen()).toBe(0);
});
