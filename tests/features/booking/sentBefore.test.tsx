import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { lastBookingOf } from '#src/features/booking/lastBooking.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  bookButton,
  collectBookings,
  enter,
  messages,
  openFilled,
  sendBooking,
  shown,
  stopTheClock,
  store,
  submit,
  valuesNow,
  whole,
  wholeDraft,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());

/** Stores the record of the booking `whole` as another tab would, or this one before it was lost. */
function leaveWord(state: 'unanswered' | 'booked' = 'unanswered') {
  const { id, date, time } = lastBookingOf(wholeDraft, '');
  const at = Date.parse('2026-11-20T11:58:00');
  localStorage.setItem('bookingsSent', JSON.stringify([{ id, date, time, at, state }]));
}

/** Fires the event of a change in another tab. */
function anotherTab(changes: () => void) {
  changes();
  fireEvent(window, new StorageEvent('storage', { key: 'bookingsSent' }));
}

const note = () => screen.findByText(/may or may not have arrived/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a booking that has no answer is told when the form is shown again: which, when, whom to ask', async () => {
  leaveWord();
  await renderAt('/devcontact');
  expect(await note()).toHaveTextContent(
    'Your booking for Monday 23 Nov 2026, 10:30 AM was sent on 20 Nov 2026 at 11:58 AM, and no answer has come: it may or may not have arrived.',
  );
  const box = within((await note()).parentElement!);
  expect(box.getByRole('link', { name: brand.phone.display })).toBeVisible();
  expect((await note()).closest('[role=status]')).not.toBeNull();
  // The form holds nothing that could be sent again.
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});

it('a booking that has no answer is shown where the form was reloaded further down', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -300, 300, 900),
  );
  leaveWord();
  await renderAt('/devcontact');
  const box = (await note()).closest('[tabindex="-1"]');
  expect(scrolled.mock.contexts).toContain(box);
});

it('a booking that has no answer is told once it has been read only where it is sent again', async () => {
  leaveWord();
  await renderAt('/devcontact');
  await note();
  press('Close');
  expect(screen.queryByText(/may or may not/)).toBeNull();
  cleanup();
  const sent = collectBookings();
  await openFilled();
  expect(screen.queryByText(/may or may not/)).toBeNull();
  submit();
  expect((await note()).closest('[tabindex="-1"]')).toHaveFocus();
  expect(sent).toEqual([]);
  expect(valuesNow()).toEqual(whole);
});

it('a booking that has no answer is sent again where that is chosen, and not unasked', async () => {
  leaveWord();
  const sent = collectBookings();
  await sendBooking({ Comments: 'Still limping.' });
  await waitFor(() => expect(bookButton()).toHaveTextContent('Book Appointment'));
  expect(sent).toEqual([]);
  press('Send it again');
  await shown(messages.booked);
  expect(sent).toEqual([expect.objectContaining({ comments: 'Still limping.' })]);
  expect(screen.queryByText(/may or may not/)).toBeNull();
});

it('a booking that has no answer is told to be accepted, or no more, as soon as another tab knows', async () => {
  leaveWord();
  await renderAt('/devcontact');
  await note();
  anotherTab(() => leaveWord('booked'));
  expect(screen.getByText(/has been accepted already/)).toBeVisible();
  anotherTab(() => localStorage.removeItem('bookingsSent'));
  expect(screen.queryByText(/has been accepted already/)).toBeNull();
});

it('a booking that was made is made a second time only where that is chosen', async () => {
  leaveWord('booked');
  const sent = collectBookings();
  await openFilled();
  expect(screen.queryByText(/accepted already/)).toBeNull();
  submit();
  expect(await screen.findByText(/has been accepted already/)).toBeVisible();
  expect(sent).toEqual([]);
  press('Book it again');
  await shown(messages.booked);
  expect(sent).toHaveLength(1);
});

it('a booking that was made is asked about no more once the form asks for something else', async () => {
  leaveWord('booked');
  await sendBooking();
  await screen.findByRole('button', { name: 'Book it again' });
  enter('Name', 'Ravi');
  expect(screen.queryByRole('button', { name: 'Book it again' })).toBeNull();
});

it.each([
  ['', 'Time: Monday 23 Nov 2026, 10:30 AM\n\nWhat'],
  [
    ' with who comes, where and with which pet, while the form holds it',
    `Name: Asha Rao\nClinic: ${store.store_name}\nTime: Monday 23 Nov 2026, 10:30 AM\nFor: Surgery, my cat\n\nWhat`,
  ],
])('a booking that was sent before can be asked about%s', async (held, words) => {
  leaveWord();
  if (held) await openFilled();
  else await renderAt('/devcontact');
  const box = within((await note()).closest<HTMLElement>('[tabindex="-1"]')!);
  fireEvent.click(box.getByRole('button', { name: 'Ask to change or cancel' }));
  const { href } = await box.findByRole<HTMLAnchorElement>('link', { name: /^Send by WhatsApp/ });
  expect(new URL(href).searchParams.get('text')).toContain(`this visit?\n\n${words}`);
});
