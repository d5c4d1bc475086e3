// @vitest-environment node
// Not in jsdom: MSW's stand-in for XMLHttpRequest knows no timeout.
import { delay } from 'msw';
import { expect, it } from 'vitest';
import { send } from '#src/api/client.ts';
import { withSettings } from '#tests/support/withSettings.ts';
import { watchCall } from './watchCall.ts';

const url = 'https://vet-care.cloud.test/prod/anything';

function sendWithin(httpTimeoutMs: number) {
  withSettings({ httpTimeoutMs });
  watchCall('get', url, async () => {
    await delay(200);
    return new Response('late');
  });
  return send({ method: 'GET', url });
}

it('a call is cancelled after the configured timeout', async () => {
  await expect(sendWithin(40)).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
});

it.each([0, 60_000])('a call waits for its answer with a timeout of %d ms', async (timeout) => {
  await expect(sendWithin(timeout)).resolves.toBe('late');
});
