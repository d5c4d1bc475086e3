import { delay } from 'msw';
import { describe, expect, it, vi } from 'vitest';
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

describe('a call that goes wrong', () => {
  it.each([
    ['a status', () => json({}, 418), { kind: 'status', status: 418, unauthorized: false }],
    ['a status that asks to log in', () => json({}, 401), { kind: 'status', unauthorized: true }],
    ['a broken line', () => Response.error(), { kind: 'network', status: undefined }],
  ])('throws an error whose kind says what went wrong: %s', async (_, answer, expected) => {
    watchCall('get', url, answer);
    await expect(send({ method: 'GET', url })).rejects.toMatchObject({
      name: 'ApiError',
      ...expected,
    });
  });

  it('keeps the body of an error answer for sign-in to read, and out of the console', async () => {
    watchCall('get', url, () => new Response('the body', { status: 400 }));
    const error: unknown = await send({ method: 'GET', url }).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('body', 'the body');
    expect(JSON.stringify(error)).not.toContain('the body');
  });

  it('throws an ApiError too where the browser refuses to make the call', async () => {
    const headers = { Authorization: 'Bearer ಬೆಕ್ಕು' };
    vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {
      throw new DOMException('No such header', 'SyntaxError');
    });
    await expect(send({ method: 'GET', url, headers })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'network',
    });
  });
});

it('a pending call can be cancelled', async () => {
  watchCall('get', url, async () => {
    await delay('infinite');
    return json([]);
  });
  const controller = new AbortController();
  const call = send({ method: 'GET', url, signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'cancelled' });
});
