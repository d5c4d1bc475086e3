import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { withSettings } from '#tests/support/withSettings.ts';
import { watchCall } from './watchCall.ts';

const address = 'https://vet-care.cloud.test/prod/warm-up';

const isSet = () => withSettings({ calls: { ...config.calls, warmUp: address } });

describe('the warm-up', () => {
  it('calls nothing where no address is set', async () => {
    await expect(warmUpBooking()).resolves.toBeUndefined();
  });

  it.each([
    ['an unwell server', () => new Response('', { status: 500 })],
    ['a broken line', () => Response.error()],
  ])('that fails is logged and nothing more: %s', async (_, answer) => {
    const seen = watchCall('get', address, answer);
    expectConsole('error', 'The warm-up call failed.');
    isSet();
    await expect(warmUpBooking()).resolves.toBeUndefined();
    expect(seen).toHaveLength(1);
  });

  it.each(['/HomeGrooming', '/devcontact'])('runs once when the form of %s loads', async (page) => {
    const seen = watchCall('get', address, () => new Response('warm'));
    isSet();
    const { user, findByRole, getByRole } = await renderAt(page);
    await waitFor(() => expect(seen).toHaveLength(1));
    await findByRole('option', { name: /Indiranagar/ });
    await user.type(getByRole('textbox', { name: 'Name' }), 'Asha');
    expect(seen).toHaveLength(1);
  });
});
