import { http } from 'msw';
import { expect } from 'vitest';
import { server } from '#tests/support/server.ts';
import { sampleToken } from '#tests/support/staff.ts';

export interface SeenCall {
  url: string;
  headers: Headers;
  body: string;
}

/** Answers one test's calls of an address, and returns them, oldest first. */
export function watchCall(
  method: 'get' | 'post',
  address: string,
  answer: (call: number) => Response | Promise<Response>,
): SeenCall[] {
  const seen: SeenCall[] = [];
  server.use(
    http[method](address, async ({ request }) => {
      seen.push({ url: request.url, headers: request.headers, body: await request.text() });
      return answer(seen.length);
    }),
  );
  return seen;
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

export const watchCognito = (answer: Parameters<typeof watchCall>[2]) =>
  watchCall('post', 'https://cognito-idp.ap-south-1.amazonaws.com/', answer);

export function operationsOf(seen: SeenCall[]) {
  return seen.map(({ headers, body }) => {
    const [service, operation] = headers.get('x-amz-target')?.split('.') ?? [];
    expect(service).toBe('AWSCognitoIdentityProviderService');
    expect(headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(headers.get('authorization')).toBeNull();
    return { operation, ...(JSON.parse(body) as object) };
  });
}

export const refusal = (type: string, message?: unknown) => json({ __type: type, message }, 400);

/** Cognito's answer to a renewal. */
export const renewed = (token = sampleToken(), refreshToken?: string) =>
  json({ AuthenticationResult: { IdToken: token, RefreshToken: refreshToken } });
