import { http } from 'msw';
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
