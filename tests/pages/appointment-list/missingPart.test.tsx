import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';

const lost =
  'Failed to fetch dynamically imported module: https://x.example/assets/BookingLinks.js';

// Stands in for the network: here a module can't be lost on the way in any other manner.
vi.mock('#src/features/requests/BookingLinks.tsx', () => ({
  get BookingLinks() {
    throw new TypeError(lost);
  },
}));

it('booking links that can’t be fetched are no dead button: the page says so', async () => {
  expectConsole('error', lost);
  loggedIn();
  answerRequests([requestRecord(1)]);
  const { user } = await renderAt('/appointmentlist');
  expect(await screen.findByRole('button', { name: 'Owner 1' })).toBeVisible();
  // Without a line the page is not loaded afresh until there is one again.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Booking links' }));
  expect(await screen.findByText('A part of this page could not be fetched.')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});
