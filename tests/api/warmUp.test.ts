import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { withSettings } from '#tests/support/withSettings.ts';
import { watchCall } from './watchCall.ts';

const address = 'https://vet-care.cloud.test/prod/warm-up';

const isSet = () => withSettings({ calls: { ...config.calls, warmUp: address } });

it('the warm-up calls nothing if no address is set', async () => {
  await expect(warmUpBooking()).resolves.toBeUndefined();
});

it('a warm-up that fails is logged and nothing more', async () => {
  const seen = watchCall('get', address, () => Response.error());
  expectConsole('error', 'The warm-up call failed.');
  isSet();
  await expect(warmUpBooking()).resolves.toBeUndefined();
  expect(seen).toHaveLength(1);
});

it('the warm-up runs once when a booking form loads', async () => {
  const seen = watchCall('get', address, () => new Response('warm'));
  isSet();
  const { user, findByRole } = await renderAt('/HomeGrooming');
  await waitFor(() => expect(seen).toHaveLength(1));
  await findByRole('option', { name: /Indiranagar/ });
  await user.type(field('name'), 'Asha');
  expect(seen).toHaveLength(1);
});
