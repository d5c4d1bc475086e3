import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { openListOf } from './kit.ts';

const lost =
  'Failed to fetch dynamically imported module: https://x.example/assets/BookingLinks.js';

// Stands in for the network: a test has no other way to make a chunk fail.
vi.mock('#src/features/requests/list/BookingLinks.tsx', () => ({
  get BookingLinks() {
    throw new TypeError(lost);
  },
}));

it('the page says so where the chunk of the booking links can’t be fetched', async () => {
  expectConsole('error', lost);
  const { user } = await openListOf([requestRecord(1)]);
  expect(await screen.findByRole('button', { name: 'Owner 1' })).toBeVisible();
  // While offline the page is not reloaded.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Booking links' }));
  expect(await screen.findByText(/Part of this page could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Owner 1' })).toBeVisible();
});
