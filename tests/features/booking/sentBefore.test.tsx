import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { lastBookingOf } from '#src/features/booking/lastBooking.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  bookButton,
  collectBookings,
  enter,
  fillIn,
  messages,
  shown,
  stopTheClock,
  store,
  submit,
  valuesNow,
  whole,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

const draft = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  location: String(store.id),
  appointmentType: 'Surgery',
  petType: 'Cat',
  appointmentDate: '2026-11-23',
  appointmentTime: '10:30',
  comments: 'Limping since Saturday.',
};

/** Stores the record of the booking `whole` as another tab would, or this one before it was lost. */
function leaveWord(state: 'unanswered' | 'booked' = 'unanswered') {
  const { id, date, time } = lastBookingOf(draft, '');
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

describe('a booking that has no answer', () => {
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
    await renderAt('/devcontact');
    await fillIn();
    expect(screen.queryByText(/may or may not/)).toBeNull();
    submit();
    expect((await note()).closest('[tabindex="-1"]')).toHaveFocus();
    expect(sent).toEqual([]);
    expect(valuesNow()).toEqual(whole);
  });

  it('a booking that has no answer is sent again where that is chosen, and not unasked', async () => {
    leaveWord();
    const sent = collectBookings();
    await renderAt('/devcontact');
    await fillIn({ Comments: 'Still limping.' });
    submit();
    await waitFor(() => expect(bookButton()).toHaveTextContent('Book Appointment'));
    expect(sent).toEqual([]);
    press('Send it again');
    await shown(messages.booked);
    expect(sent).toEqual([expect.objectContaining({ comments: 'Still limping.' })]);
    expect(screen.queryByText(/may or may not/)).toBeNull();
  });

  it('stays unknown where it is sent again and that fails', async () => {
    expectConsole('error', 'The booking was not accepted.');
    leaveWord();
    const sent = collectBookings(() => HttpResponse.error());
    await renderAt('/devcontact');
    await fillIn();
    press('Send it again');
    await shown(messages.failed);
    submit();
    expect(await note()).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('does not keep another booking from being sent', async () => {
    leaveWord();
    const sent = collectBookings();
    await renderAt('/devcontact');
    await fillIn({ 'Appointment Time': '11:00' });
    submit();
    await shown(messages.booked);
    expect(sent).toHaveLength(1);
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

  it.each(['junk', '7', '{}', '[null, 1, {"id":"x"}]'])(
    'a booking that has no answer is none where the browser keeps %s',
    async (kept) => {
      localStorage.setItem('bookingsSent', kept);
      const sent = collectBookings();
      await renderAt('/devcontact');
      await fillIn();
      submit();
      await shown(messages.booked);
      expect(sent).toHaveLength(1);
    },
  );
});

describe('a booking that was made', () => {
  it('a booking that was made is made a second time only where that is chosen', async () => {
    leaveWord('booked');
    const sent = collectBookings();
    await renderAt('/devcontact');
    await fillIn();
    expect(screen.queryByText(/accepted already/)).toBeNull();
    submit();
    expect(await screen.findByText(/has been accepted already/)).toBeVisible();
    expect(sent).toEqual([]);
    press('Book it again');
    await shown(messages.booked);
    expect(sent).toHaveLength(1);
  });

  it('asks no more once the form asks for something else', async () => {
    leaveWord('booked');
    await renderAt('/devcontact');
    await fillIn();
    submit();
    await screen.findByRole('button', { name: 'Book it again' });
    enter('Name', 'Ravi');
    expect(screen.queryByRole('button', { name: 'Book it again' })).toBeNull();
  });
});

describe('a booking that another tab is sending at this moment', () => {
  it('a booking that another tab is sending at this moment is not sent here', async () => {
    const request = (_name: string, _options: object, task: (lock: null) => unknown) =>
      Promise.resolve(task(null));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const sent = collectBookings();
    await renderAt('/devcontact');
    await fillIn();
    submit();
    expect(await note()).toBeVisible();
    expect(sent).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });
});
