import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { stopTheClock } from './bookingKit.ts';

it('a tab that was reloaded with a booking on its way says which, when it was sent, and whom to ask before another, until that is read', async () => {
  stopTheClock();
  sessionStorage.setItem(
    'bookingDraft:full-with-creation-date:sent',
    JSON.stringify({
      unanswered: { date: '2026-11-23', time: '10:30', at: Date.parse('2026-11-20T11:58:00') },
    }),
  );
  // A page of its own: another test's has no reload.
  vi.resetModules();
  const { renderAt } = await import('#tests/support/renderAt.tsx');
  const { user, findByText } = await renderAt('/devcontact');
  const note = await findByText(/may or may not have arrived/);
  expect(note).toHaveTextContent(
    'Your booking for Monday 23 Nov 2026, 10:30 AM was sent on 20 Nov 2026 at 11:58 AM, and no answer has come: it may or may not have arrived.',
  );
  const region = note.closest<HTMLElement>('[role=status]')!;
  expect(within(region).getByRole('link', { name: brand.phone.display })).toBeVisible();
  await user.click(within(region).getByRole('button', { name: 'Close' }));
  expect(note).not.toBeInTheDocument();
  expect(sessionStorage.getItem('bookingDraft:full-with-creation-date:sent')).toBeNull();
});
