import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  clearIdToken,
  freshIdToken,
  getIdToken,
  getRefreshToken,
  renewLogin,
  sessionNow,
  storeIdToken,
  storeTokens,
  useIdToken,
} from '#src/api/loginTokens.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { sampleToken } from '#tests/support/staff.ts';
import { refusal, renewed, watchCognito } from './watchCall.ts';

afterEach(clearIdToken);

function refuseStorage(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
}

it('the login is stored under idToken and nowhere else, until the log-out', () => {
  const { result } = renderHook(useIdToken);
  expect(result.current).toBeNull();
  act(() => storeIdToken('the-token'));
  expect(result.current).toBe('the-token');
  expect(Object.entries(localStorage)).toEqual([['idToken', 'the-token']]);
  act(() => clearIdToken());
  expect(result.current).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('the login follows another tab’s, also on a page that Back brings again', () => {
  const { result, unmount } = renderHook(useIdToken);
  const happen = (token: string | null, event: Event) => {
    if (token) localStorage.setItem('idToken', token);
    else localStorage.clear();
    act(() => void window.dispatchEvent(event));
  };
  happen('first', new StorageEvent('storage', { key: 'idToken' }));
  expect(result.current).toBe('first');
  happen('second', new StorageEvent('storage', { key: 'another' }));
  expect(result.current).toBe('first');
  happen('second', new Event('pageshow'));
  expect(result.current).toBe('second');
  // All storage was cleared.
  happen(null, new StorageEvent('storage', { key: null }));
  expect(result.current).toBeNull();
  unmount();
});

it.each([
  ['refuses storage', () => refuseStorage('getItem', 'setItem', 'removeItem')],
  ['keeps nothing', () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue()],
])('the login lasts as long as the page if the browser %s', (_, spoilStorage) => {
  spoilStorage();
  const { result } = renderHook(useIdToken);
  act(() => storeIdToken('the-token'));
  expect(result.current).toBe('the-token');
  act(() => clearIdToken());
  expect(result.current).toBeNull();
});

it('a login replaces that of the user before even if storage is full, also after a reload', () => {
  storeIdToken(sampleToken());
  refuseStorage('setItem');
  const second = sampleToken({ email: 'ravi@vetbuddy.example' });
  storeIdToken(second);
  expect(getIdToken()).toBe(second);
  expect(localStorage).toHaveLength(0);
});

const tokens = { idToken: sampleToken(), refreshToken: 'r-1' };

it('the refresh token is kept in memory alone, and stays if a renewal brings no other', () => {
  storeTokens(tokens);
  storeTokens({ idToken: sampleToken({ life: 90 }) });
  expect(getRefreshToken()).toBe('r-1');
  expect(Object.keys(localStorage)).toEqual(['idToken']);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['logged out', () => clearIdToken()],
  ['logged out in another tab', () => localStorage.clear()],
  ['somebody else', () => storeIdToken(sampleToken({ email: 'ravi@vetbuddy.example' }))],
])('the refresh token is forgotten if the user is %s', (_, leave) => {
  storeTokens(tokens);
  leave();
  expect(getRefreshToken()).toBeNull();
  storeIdToken(sampleToken());
  expect(getRefreshToken()).toBeNull();
});

it('the refresh token renews once however often it is asked, and is replaced by the next one', async () => {
  storeTokens(tokens);
  const next = sampleToken({ life: 90 });
  const seen = watchCognito(() => renewed(next, 'r-2'));
  await Promise.all([renewLogin(), renewLogin()]);
  expect(seen).toHaveLength(1);
  expect([getIdToken(), getRefreshToken()]).toEqual([next, 'r-2']);
});

it('the refresh token is forgotten if Cognito refuses it, and kept if the connection breaks', async () => {
  storeTokens(tokens);
  expectConsole('warn', 'The login could not be renewed just now.');
  watchCognito(() => Response.error());
  await renewLogin();
  expect(getRefreshToken()).toBe('r-1');
  watchCognito(() => refusal('NotAuthorizedException'));
  await renewLogin();
  expect(getRefreshToken()).toBeNull();
});

it.each([
  [59, 0],
  [59.1, 1],
])('a call after %s of 60 minutes makes %s renewals first', async (minutes, renewals) => {
  storeTokens({ idToken: sampleToken({ issuedAt: Date.now() }), refreshToken: 'r-1' });
  vi.setSystemTime(Date.now() + minutes * 60_000 - 1000);
  const next = sampleToken();
  const calls = watchCognito(() => renewed(next));
  const token = await freshIdToken();
  expect(calls).toHaveLength(renewals);
  expect(token === next).toBe(renewals === 1);
});

it.each([
  ['a device whose clock is ahead', -90_000, -90_000],
  ['a device whose clock is behind', 90_000, 90_000],
  ['the seconds that the call took', -60_000, 0],
])('the time of the session is Cognito’s: %s', (_, issuedAfter, difference) => {
  storeTokens({ idToken: sampleToken({ issuedAt: Date.now() + issuedAfter }) });
  expect(sessionNow() - Date.now()).toBe(difference);
  clearIdToken();
  expect(sessionNow()).toBe(Date.now());
});
