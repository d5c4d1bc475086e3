// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { respond } from '#sandbox/httpAdapter.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { server as cloud } from '#tests/support/server.ts';

const handlers = [
  http.post('*/echo', async ({ request }) =>
    HttpResponse.json(
      { body: await request.text(), said: request.headers.get('x-amz-target') },
      { status: 201, headers: { 'x-own': 'yes' } },
    ),
  ),
  http.get('*/bytes', () => HttpResponse.arrayBuffer(new Uint8Array([0, 255, 128]).buffer)),
  http.get('*/broken', () => {
    throw new Error('A mistake of ours');
  }),
];

const server = createServer((req, res) => {
  respond(handlers, req, res).catch((error: unknown) => res.destroy(error as Error));
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

// These calls go to a real server.
beforeEach(() => cloud.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough())));

it('the HTTP adapter answers with the handler’s response, for any origin', async () => {
  const answer = await fetch(`${origin}/prefix/echo`, {
    method: 'POST',
    body: 'पूछो',
    headers: { 'x-amz-target': 'T' },
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ body: 'पूछो', said: 'T' });
  expect(answer.headers.get('x-own')).toBe('yes');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it('the HTTP adapter does not change bytes', async () => {
  const answer = await fetch(`${origin}/bytes`);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255, 128]);
});

it('a preflight allows exactly the headers that the calls send', async () => {
  const answer = await fetch(`${origin}/echo`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toBe(
    'authorization, content-type, x-amz-target',
  );
});

it('a request without a handler gets 404', async () => {
  const answer = await fetch(`${origin}/elsewhere`);
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not Found' }]);
});

it('a failing handler gives 500, and the server keeps running', async () => {
  expectConsole('error', /A mistake of ours/);
  expect((await fetch(`${origin}/broken`)).status).toBe(500);
  expect((await fetch(`${origin}/bytes`)).status).toBe(200);
});
