import { http } from 'msw';
import { expect } from 'vitest';
import { server } from '#tests/support/server.ts';

/** A request as it went over the wire. */
export interface SeenCall {
  url: string;
  headers: Headers;
  body: string;
}

/** Answers one test's calls of an address, and returns the list that they are noted in, oldest first. */
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

/** A 200 with a JSON body. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Answers one test's calls of Cognito. */
export const watchCognito = (answer: Parameters<typeof watchCall>[2]) =>
  watchCall('post', 'https://cognito-idp.ap-south-1.amazonaws.com/', answer);

/** The operation and the body of each call of Cognito. */
export function operationsOf(seen: SeenCall[]) {
  return seen.map(({ headers, body }) => {
    const [service, operation] = headers.get('x-amz-target')?.split('.') ?? [];
    expect(service).toBe('AWSCognitoIdentityProviderService');
    expect(headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(headers.get('authorization')).toBeNull();
    return { operation, ...(JSON.parse(body) as object) };
  });
}

/** An error of Cognito's. */
export const refusal = (type: string, message?: unknown) => json({ __type: type, message }, 400);

/** Every way that a body can be no list of records; `{ data: … }` of most of them is none either. */
export const noLists: readonly [what: string, body: string][] = [
  ['an empty body', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"stores"'],
  ['a web page', '<!doctype html><title>Gateway</title>'],
  ['half a list', '{"data":[{"id":1'],
  ['an error message', '{"message":"Internal server error"}'],
  ['an object under data', '{"data":{"id":1}}'],
  ['nothing under data', '{"data":null}'],
  ['a text under data', '{"data":"none"}'],
];
