// @vitest-environment node
// Not in jsdom: MSW's stand-in for XMLHttpRequest knows no timeout.
import { delay } from 'msw';
import { expect, it, vi } from 'vitest';
import { watchCall } from './watchCall.ts';

const url = 'https://vet-care.cloud.test/prod/anything';

async function sendWithin(timeout: string) {
  vi.stubEnv('VITE_HTTP_TIMEOUT_MS', timeout);
  vi.resetModules();
  const { send } = await import('#src/api/client.ts');
  watchCall('get', url, async () => {
    await delay(200);
    return new Response('late');
  });
  return send({ method: 'GET', url });
}

it('cancels a call after the timeout of the settings', async () => {
  await expect(sendWithin('40')).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
});

it.each(['', '0', '60000'])('waits for an answer where the timeout is %j', async (timeout) => {
  await expect(sendWithin(timeout)).resolves.toBe('late');
});
