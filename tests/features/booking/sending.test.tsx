import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { BookingNews } from '#src/features/booking/sending/BookingNews.tsx';
import { emptyDraft } from '#src/features/booking/draft/bookingDraft.ts';
import { loadDraft, saveDraft } from '#src/features/booking/draft/bookingStorage.ts';
import { lastBookingOf, useLastBookings } from '#src/features/booking/confirmation/lastBooking.ts';
import { useSending } from '#src/features/booking/sending/useSending.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { stopTheClock } from './bookingKit.ts';

const draft = {
  ...emptyDraft,
  name: 'Asha Rao',
  location: '3',
  appointmentDate: '2026-11-23',
  appointmentTime: '10:30',
  comments: 'Limping.',
};
const booking = lastBookingOf(draft, 'Adyar');
const phone = { display: '5555500001', href: 'tel:+915555500001' };
const visit = { date: '2026-11-23', time: '10:30', at: Date.parse('2026-11-20T12:00:00') };
const refused = () => new ApiError('status', '409', { status: 409 });

/** A form as far as it sends. */
function openForm(variant: BookingVariant = 'full') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(() => useSending(variant), { wrapper });
  return {
    state: () => result.current,
    dismiss: () => act(() => result.current.dismiss()),
    leave: () => act(async () => unmount()),
    /** Sends a booking whose call is answered as the test says. */
    async send() {
      let resolve!: () => void;
      let reject!: (error: Error) => void;
      const call = vi.fn<() => Promise<void>>(
        () => new Promise((...answers) => ([resolve, reject] = answers)),
      );
      const sent = { variant, draft, booking, address: `/${variant}#book`, phone };
      act(() => result.current.send(sent, call));
      await waitFor(() => expect(result.current.isSending).toBe(true));
      return {
        call,
        accept: () => act(async () => resolve()),
        fail: (error: Error) => act(async () => reject(error)),
      };
    },
  };
}

/** The notice of every page. */
function openNotice() {
  return render(<BookingNews />, { wrapper: MemoryRouter });
}

const links = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

beforeEach(() => {
  stopTheClock();
  saveDraft('full', draft);
});

it('a booking that is accepted is remembered, and what was typed since is the next draft', async () => {
  const form = openForm();
  const { accept } = await form.send();
  await form.leave();
  saveDraft('full', { ...draft, comments: 'And a second one.' });
  await accept();
  await waitFor(() => expect(loadDraft('full')).toEqual({ comments: 'And a second one.' }));
  expect(renderHook(useLastBookings).result.current.full).toEqual(booking);
});

it('a booking that is refused changes no draft, and its form says why', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const form = openForm();
  const { fail } = await form.send();
  await fail(refused());
  await waitFor(() =>
    expect(form.state().end).toMatchObject({ outcome: 'failed', refusal: 'taken' }),
  );
  expect(loadDraft('full')).toMatchObject({ comments: 'Limping.' });
  form.dismiss();
  await waitFor(() => expect(form.state().end).toBeUndefined());
});

it('an end that the form has told is told nowhere else, also after a reload', async () => {
  expectConsole('error', 'The booking was not accepted.');
  openNotice();
  const form = openForm();
  const { fail } = await form.send();
  await fail(refused());
  await waitFor(() => expect(form.state().end).toBeDefined());
  await form.leave();
  expect(screen.queryByText(/problem booking/)).toBeNull();
  expect(openForm().state()).toMatchObject({ end: undefined, unanswered: undefined });
});

it('each of two bookings that end elsewhere is told there until it is read', async () => {
  expectConsole('error', 'The booking was not accepted.');
  openNotice();
  const [full, simple] = [openForm(), openForm('simple')];
  const [first, second] = [await full.send(), await simple.send()];
  await full.leave();
  await simple.leave();
  await first.fail(refused());
  await second.fail(refused());
  await screen.findAllByText(/^That time has just been taken/);
  expect(links('Back to the form')).toEqual(['/full#book', '/simple#book']);
  expect(openForm().state().end?.outcome).toBe('failed');
  await waitFor(() => expect(links('Back to the form')).toEqual(['/simple#book']));
});

it('the browser asks before the page is left, as long as there is no answer', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  openNotice();
  const form = openForm();
  expect(asks()).toBe(false);
  const { accept } = await form.send();
  await waitFor(() => expect(asks()).toBe(true));
  await form.leave();
  expect(asks()).toBe(true);
  await accept();
  await waitFor(() => expect(asks()).toBe(false));
});

/** A tab of which the browser kept nothing but what was stored: its page was loaded again. */
const stored = 'bookingDraft:full:sent';

it('a tab that is reloaded while a booking is on its way knows which and since when, until it is answered', async () => {
  const form = openForm();
  const { accept } = await form.send();
  expect(JSON.parse(sessionStorage.getItem(stored)!)).toEqual(visit);
  expect(form.state().unanswered).toBeUndefined();
  await accept();
  await waitFor(() => expect(sessionStorage.getItem(stored)).toBeNull());
});

it('a form in such a tab says so until it is dismissed', () => {
  sessionStorage.setItem(stored, JSON.stringify(visit));
  const form = openForm();
  expect(form.state().unanswered).toEqual(visit);
  form.dismiss();
  expect(form.state().unanswered).toBeUndefined();
  expect(sessionStorage.getItem(stored)).toBeNull();
});

it.each(['{"date":"2026-11-23"}', '{"date":"soon","time":"10:30","at":1}', '[1]', '{'])(
  'what the tab says of a booking on its way is left out where it can’t be true: %s',
  (text) => {
    sessionStorage.setItem(stored, text);
    expect(openForm().state().unanswered).toBeUndefined();
  },
);

it('a booking that breaks off because the page is left has no answer, and did not fail', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const form = openForm();
  const { fail } = await form.send();
  window.dispatchEvent(new Event('pagehide'));
  await fail(new ApiError('network', 'aborted'));
  await waitFor(() => expect(form.state().unanswered).toEqual(visit));
  expect(form.state()).toMatchObject({ isSending: false, end: undefined });
});
