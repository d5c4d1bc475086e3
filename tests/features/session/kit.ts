import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { server } from '#tests/support/server.ts';

const minute = 60_000;

interface TokenOptions {
  user?: string;
  /** Minutes. */
  life?: number;
  /** When it was issued, in ms; now, where it is not given. */
  issuedAt?: number;
}

/** An ID token as Cognito issues it. */
export function idToken({ user = 'asha', life = 60, issuedAt = Date.now() }: TokenOptions = {}) {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const iat = Math.floor(issuedAt / 1000);
  return [
    part({ alg: 'none' }),
    part({ sub: user, email: `${user}@vetbuddy.example`, iat, exp: iat + life * 60 }),
    'sample',
  ].join('.');
}

/** Answers Cognito's calls, and returns the operation (with the auth flow) and the refresh token of each. */
export function answerCognito(answer: (operation: string) => Response | Promise<Response>) {
  const calls: [string, string][] = [];
  server.use(
    http.post('https://cognito-idp.ap-south-1.amazonaws.com/', async ({ request }) => {
      const operation = request.headers.get('x-amz-target')?.split('.')[1] ?? '';
      const body = (await request.json()) as Record<string, unknown>;
      const parameters = (body.AuthParameters ?? {}) as Record<string, string>;
      const token = parameters.REFRESH_TOKEN ?? body.RefreshToken ?? body.Token ?? '';
      const name = typeof body.AuthFlow === 'string' ? body.AuthFlow : operation;
      calls.push([name, token as string]);
      return answer(name);
    }),
  );
  return calls;
}

export function renewed(token = idToken(), refreshToken?: string) {
  return HttpResponse.json({
    AuthenticationResult: {
      IdToken: token,
      ...(refreshToken ? { RefreshToken: refreshToken } : {}),
    },
  });
}

export function refused(type = 'NotAuthorizedException', message = 'Refresh Token has expired') {
  return HttpResponse.json({ __type: type, message }, { status: 400 });
}

/** Lets so many minutes pass while the device sleeps: no timer fires. */
export function sleep(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * minute);
}

/** The person looks at the tab again, so many minutes later. */
export async function lookAtTab(afterMinutes = 0): Promise<void> {
  sleep(afterMinutes);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Another tab stores a token, or removes it. */
export async function storeInAnotherTab(token: string | null): Promise<void> {
  if (token) localStorage.setItem('idToken', token);
  else localStorage.removeItem('idToken');
  await act(
    async () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'idToken', newValue: token })),
  );
}
