import { delay } from 'msw';
import { expect, it, vi } from 'vitest';
import { send } from '#src/api/client.ts';
import { json, watchCall } from './watchCall.ts';

const url = 'https://vet-care.cloud.test/prod/anything';

it('a call sends no header of its own that a preflight would have to allow', async () => {
  const seen = watchCall('get', url, () => json([]));
  await send({ method: 'GET', url });
  const simple = ['accept', 'accept-language', 'content-language', 'content-type'];
  const own = [...seen[0]!.headers.keys()].filter((name) => !simple.includes(name));
  expect(own.filter((name) => !/^(host|user-agent|referer|origin|connection)$/.test(name))).toEqual(
    [],
  );
});

it.each([
  ['a status', () => json({}, 418), { kind: 'status', status: 418, unauthorized: false }],
  ['a status that asks to log in', () => json({}, 401), { kind: 'status', unauthorized: true }],
  ['a broken line', () => Response.error(), { kind: 'network', status: undefined }],
])('a call that fails throws an error whose kind says why: %s', async (_, answer, expected) => {
  watchCall('get', url, answer);
  await expect(send({ method: 'GET', url })).rejects.toMatchObject({
    name: 'ApiError',
    ...expected,
  });
});

it('a call’s error keeps the answer’s body for sign-in to read, and out of the console', async () => {
  watchCall('get', url, () => new Response('the body', { status: 400 }));
  const error: unknown = await send({ method: 'GET', url }).catch((reason: unknown) => reason);
  expect(error).toHaveProperty('body', 'the body');
  expect(JSON.stringify(error)).not.toContain('the body');
});

it('a call that the browser refuses to make fails like one without a connection', async () => {
  const headers = { Authorization: 'Bearer ಬೆಕ್ಕು' };
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {
    throw new DOMException('No such header', 'SyntaxError');
  });
  await expect(send({ method: 'GET', url, headers })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
  });
});

it('a pending call can be cancelled', async () => {
  const seen = watchCall('get', url, async () => {
    await delay('infinite');
    return json([]);
  });
  const controller = new AbortController();
  const call = send({ method: 'GET', url, signal: controller.signal });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'cancelled' });
});
