import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { watchCall } from './watchCall.ts';

const address = 'https://vet-care.cloud.test/prod/warm-up';

/** The site as it is built with an address to warm up. */
async function withAddress<T>(load: () => Promise<T>): Promise<T> {
  vi.stubEnv('VITE_BOOKING_WARM_UP_URL', address);
  vi.resetModules();
  return load();
}

const warmUp = async () => (await withAddress(() => import('#src/api/warmUp.ts'))).warmUpBooking;

describe('the warm-up', () => {
  it('calls nothing where no address is set', async () => {
    await expect(warmUpBooking()).resolves.toBeUndefined();
  });

  it('is one GET, whatever it answers', async () => {
    const seen = watchCall('get', address, () => new Response('<!doctype html>'));
    await (
      await warmUp()
    )();
    expect(seen.map(({ url, body }) => [url, body])).toEqual([[address, '']]);
  });

  it.each([
    ['an unwell server', () => new Response('', { status: 500 })],
    ['a broken line', () => Response.error()],
  ])('that fails is logged and nothing more: %s', async (_, answer) => {
    const seen = watchCall('get', address, answer);
    expectConsole('error', 'The warm-up call failed.');
    await expect((await warmUp())()).resolves.toBeUndefined();
    expect(seen).toHaveLength(1);
  });

  it('that is called off is not worth a word', async () => {
    await expect((await warmUp())(AbortSignal.abort())).resolves.toBeUndefined();
  });

  it.each(['/HomeGrooming', '/ContactGrooming', '/devcontact'])(
    'runs once when the form of %s loads',
    async (page) => {
      const seen = watchCall('get', address, () => new Response('warm'));
      const { renderAt } = await withAddress(() => import('#tests/support/renderAt.tsx'));
      const { user, findByRole, getByRole } = await renderAt(page);
      await waitFor(() => expect(seen).toHaveLength(1));
      await findByRole('option', { name: /Indiranagar/ });
      await user.type(getByRole('textbox', { name: 'Name' }), 'Asha');
      expect(seen).toHaveLength(1);
    },
  );
});
