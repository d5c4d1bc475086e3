import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { json } from '#tests/api/watchCall.ts';

const minute = 60_000;

/** An ID token as Cognito issues it. `life` is in minutes, `issuedAt` in ms. */
export function idToken({ user = 'asha', life = 60, issuedAt = Date.now() } = {}) {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const iat = Math.floor(issuedAt / 1000);
  return [
    part({ alg: 'none' }),
    part({ sub: user, email: `${user}@vetbuddy.example`, iat, exp: iat + life * 60 }),
    'sample',
  ].join('.');
}

/** Cognito's answer to a renewal. */
export const renewed = (token = idToken(), refreshToken?: string) =>
  json({ AuthenticationResult: { IdToken: token, RefreshToken: refreshToken } });

/** Moves the clock by so many minutes without firing a timer, as a sleeping device does, then shows the tab again. */
export async function lookAtTab(afterMinutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + afterMinutes * minute);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
