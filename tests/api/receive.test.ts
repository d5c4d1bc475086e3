import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delay, http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#src/api/client.ts';
import { receive } from '#src/api/receive.ts';
import { server } from '#tests/support/server.ts';
import { json, watchCall } from './watchCall.ts';

const url = 'https://vet-care.cloud.test/prod/anything';

async function receiveText(call: Partial<Call> = {}, from = receive) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of from({ method: 'GET', url, ...call })) text += decoder.decode(bytes);
  return text;
}

/** A 200 whose first bytes come at once; then whatever `next` does. */
function began(next: (stream: ReadableStreamDefaultController<Uint8Array>) => void) {
  return new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('first '));
        next(stream);
      },
    }),
  );
}

it('an answer that is read as it arrives is asked for with method, headers and body as given, and no header of its own', async () => {
  const seen = watchCall('post', url, () => new Response('the answer'));
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer t' };
  expect(await receiveText({ method: 'POST', headers, body: '{}' })).toBe('the answer');
  expect(seen[0]?.body).toBe('{}');
  const usual = /^(accept.*|content-length|host|user-agent|referer|origin|connection|sec-.*)$/;
  const own = [...seen[0]!.headers.keys()].filter((name) => !usual.test(name));
  expect(own.join(' ')).toBe('authorization content-type');
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer t');
  expect(seen[0]?.headers.get('content-type')).toBe('application/json');
});

it.each([
  ['a\nb', 'Bearer ab'],
  ['a€b', 'Bearer ab'],
  ['ಬೆಕ್ಕು', 'Bearer'],
])(
  'an answer that is read as it arrives is asked for with what a header can hold of the token %j',
  async (token, sent) => {
    const seen = watchCall('get', url, () => json([]));
    await receiveText({ headers: { Authorization: `Bearer ${token}` } });
    expect(seen[0]?.headers.get('authorization')).toBe(sent);
  },
);

it('an answer that is read as it arrives is there before its end has come', async () => {
  watchCall('get', url, () => began(() => undefined));
  const answer = receive({ method: 'GET', url });
  const { value } = await answer.next();
  expect(new TextDecoder().decode(value as Uint8Array)).toBe('first ');
  await answer.return(undefined);
});

it('an answer that is read as it arrives may be empty', async () => {
  watchCall('get', url, () => new Response(null, { status: 204 }));
  expect(await receiveText()).toBe('');
});

describe('an answer that does not arrive', () => {
  // A stand-in's answer does not end with its call.
  let line: Server;
  const address = (path: string) =>
    `http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`;

  beforeAll(async () => {
    line = createServer((request, response) => {
      if (request.url === '/half') response.write('first ');
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
  });
  beforeEach(() => server.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough())));
  afterAll(() => {
    line.closeAllConnections();
    line.close();
  });

  it.each([
    ['a status', () => json({}, 418), { kind: 'status', status: 418, unauthorized: false }],
    ['a status that asks to log in', () => json({}, 401), { kind: 'status', unauthorized: true }],
    ['a broken line', () => Response.error(), { kind: 'network', status: undefined }],
    [
      'a line that breaks half-way',
      () => began((stream) => setTimeout(() => stream.error(new Error('Broken')), 10)),
      { kind: 'network' },
    ],
  ])('tells by the kind of its error what went wrong: %s', async (_, answer, expected) => {
    watchCall('get', url, answer);
    await expect(receiveText()).rejects.toMatchObject({ name: 'ApiError', ...expected });
  });

  it('keeps the body of an error out of the console', async () => {
    watchCall('get', url, () => new Response('the body', { status: 400 }));
    const error: unknown = await receiveText().catch((reason: unknown) => reason);
    expect(error).toHaveProperty('body', 'the body');
    expect(JSON.stringify(error)).not.toContain('the body');
  });

  it.each([
    ['before', '/silent'],
    ['in the middle of', '/half'],
  ])('an answer that does not arrive can be cancelled %s its answer', async (_, path) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(
      receiveText({ url: address(path), signal: controller.signal }),
    ).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('an answer that does not arrive is not asked for where the call was cancelled before it began', async () => {
    const seen = watchCall('get', url, () => json([]));
    await expect(receiveText({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
    expect(seen).toHaveLength(0);
  });

  it.each([
    ['before', '/silent'],
    ['in the middle of', '/half'],
  ])(
    'an answer that does not arrive is given up after the timeout of the settings, %s its answer',
    async (_, path) => {
      vi.stubEnv('VITE_HTTP_TIMEOUT_MS', '40');
      vi.resetModules();
      const fresh = await import('#src/api/receive.ts');
      await expect(receiveText({ url: address(path) }, fresh.receive)).rejects.toMatchObject({
        kind: 'timeout',
      });
    },
  );

  it.each(['', '0', '60000'])(
    'an answer that does not arrive is waited for where the timeout is %j',
    async (timeout) => {
      vi.stubEnv('VITE_HTTP_TIMEOUT_MS', timeout);
      vi.resetModules();
      watchCall('get', url, () => delay(60).then(() => new Response('late')));
      const fresh = await import('#src/api/receive.ts');
      expect(await receiveText({}, fresh.receive)).toBe('late');
    },
  );
});
