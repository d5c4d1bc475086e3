import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { BookingVariant } from '#src/domain/bookingTypes.ts';
import { useSending } from '#src/features/booking/form/sending/useSending.ts';
import { emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { loadDraft, saveDraft } from '#src/features/booking/shared/bookingStorage.ts';
import { useLastBooking } from '#src/features/booking/shared/lastBooking.ts';
import { OutcomeNotice } from '#src/features/booking/shared/OutcomeNotice.tsx';
import { holdBookings, noon } from '#tests/features/booking/bookingKit.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { stopClock } from '#tests/support/stopClock.ts';

const answers = {
  ...emptyAnswers,
  name: 'Asha Rao',
  location: '3',
  appointmentDate: '2026-11-23',
  appointmentTime: '10:30',
  comments: 'Limping.',
};
const phone = { display: '5555500001', number: '+915555500001', href: 'tel:+915555500001' };
const unanswered = { date: '2026-11-23', time: '10:30', at: Date.parse(noon) };
const taken = () => new Response(null, { status: 409 });

/** A form's sending, without its fields. */
function openForm(variant: BookingVariant = 'full') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(() => useSending(variant), { wrapper });
  return {
    state: () => result.current,
    dismiss: () => act(() => result.current.dismiss()),
    leave: () => act(async () => unmount()),
    /** Sends a booking; the returned function answers its call. */
    async send(answer?: () => Response) {
      const { release } = holdBookings(answer);
      const sent = { variant, answers, clinicName: 'Adyar', address: `/${variant}#book`, phone };
      act(() => result.current.send(sent));
      await waitFor(() => expect(result.current.isSending).toBe(true));
      return release;
    },
  };
}

/** The notice of every page. */
function openNotice() {
  return render(<OutcomeNotice />, { wrapper: MemoryRouter });
}

const links = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

beforeEach(() => {
  stopClock(noon);
  saveDraft('full', answers, undefined);
});

it('an accepted booking is stored, and later changes become the next draft', async () => {
  const form = openForm();
  const answer = await form.send();
  await form.leave();
  saveDraft('full', { ...answers, comments: 'And a second one.' }, undefined);
  answer();
  const next = { comments: 'And a second one.', location: '3' };
  await waitFor(() => expect(loadDraft('full')).toEqual(next));
  const { comments: _, ...visitor } = answers;
  const booking = { ...visitor, variant: 'full', clinicName: 'Adyar' };
  expect(renderHook(useLastBooking).result.current).toEqual(booking);
});

it('a tab in which something else is stored has no last booking to confirm', () => {
  sessionStorage.setItem('lastBooking', JSON.stringify({ name: 7, location: '11' }));
  expect(renderHook(useLastBooking).result.current).toBeUndefined();
});

it('a refused booking changes no draft, and its form says why', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const form = openForm();
  const answer = await form.send(taken);
  answer();
  await waitFor(() =>
    expect(form.state().outcome).toMatchObject({ isBooked: false, refusal: 'taken' }),
  );
  expect(loadDraft('full')).toMatchObject({ comments: 'Limping.' });
  form.dismiss();
  await waitFor(() => expect(form.state().outcome).toBeUndefined());
});

it('an outcome that the form has shown appears on no other page, even after a reload', async () => {
  expectConsole('error', 'The booking was not accepted.');
  openNotice();
  const form = openForm();
  const answer = await form.send(taken);
  answer();
  await waitFor(() => expect(form.state().outcome).toBeDefined());
  await form.leave();
  expect(screen.queryByText(/problem booking/)).toBeNull();
  expect(openForm().state()).toMatchObject({ outcome: undefined, unanswered: undefined });
});

it('two bookings that fail while their forms are gone are shown on any page until they are read', async () => {
  expectConsole('error', 'The booking was not accepted.');
  openNotice();
  const [full, simple] = [openForm(), openForm('simple')];
  const calls = [await full.send(taken), await simple.send(taken)];
  await full.leave();
  await simple.leave();
  for (const answer of calls) answer();
  await waitFor(() => expect(links('Back to the form')).toEqual(['/full#book', '/simple#book']));
  expect(openForm().state().outcome?.isBooked).toBe(false);
  await waitFor(() => expect(links('Back to the form')).toEqual(['/simple#book']));
});

it('the browser asks before the page is left, as long as a booking has no answer', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  openNotice();
  const form = openForm();
  expect(asks()).toBe(false);
  const answer = await form.send();
  await waitFor(() => expect(asks()).toBe(true));
  await form.leave();
  expect(asks()).toBe(true);
  answer();
  await waitFor(() => expect(asks()).toBe(false));
});

const stored = 'bookingDraft:sent';

it('the tab stores that a booking is on its way, and since when, until it is answered', async () => {
  const form = openForm();
  const answer = await form.send();
  expect(JSON.parse(sessionStorage.getItem(stored)!)).toEqual({ full: unanswered });
  expect(form.state().unanswered).toBeUndefined();
  answer();
  await waitFor(() => expect(sessionStorage.getItem(stored)).toBe('{}'));
});

it('after a reload the form says that a booking has no answer, until that is dismissed', () => {
  sessionStorage.setItem(stored, JSON.stringify({ full: unanswered }));
  const form = openForm();
  expect(form.state().unanswered).toEqual(unanswered);
  form.dismiss();
  expect(form.state().unanswered).toBeUndefined();
  expect(sessionStorage.getItem(stored)).toBe('{}');
});

it('after a reload the form ignores a stored booking that can’t be true', () => {
  for (const text of [
    '{"full":null}',
    '{"full":{"date":"2026-11-23"}}',
    '{"full":{"date":"soon","time":"10:30","at":1}}',
    '[1]',
    '{',
  ]) {
    sessionStorage.setItem(stored, text);
    expect(openForm().state().unanswered).toBeUndefined();
  }
});

it('a booking whose page is left before the answer counts as unanswered, not as failed', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const form = openForm();
  const answer = await form.send(() => Response.error());
  window.dispatchEvent(new Event('pagehide'));
  answer();
  await waitFor(() => expect(form.state().unanswered).toEqual(unanswered));
  expect(form.state()).toMatchObject({ isSending: false, outcome: undefined });
});
