import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '#src/domain/bookingRules.ts';
import { readNews } from '#src/features/booking/bookingNews.ts';
import { loadDraft, saveDraft } from '#src/features/booking/bookingStorage.ts';
import { lastBookingOf } from '#src/features/booking/lastBooking.ts';
import {
  keepSentBooking,
  removeSentBooking,
  type SentBooking,
  sentBookings,
} from '#src/features/booking/sentBookings.ts';
import {
  dismissOutcome,
  isOnItsWay,
  isSending,
  type Submission,
  submit,
  useSubmissionState,
  watchSubmissions,
} from '#src/features/booking/submissions.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';

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

/** A booking whose call is answered when the test says so. */
function underWay(changes: Partial<Submission> = {}) {
  let answer: [resolve: () => void, reject: (error: Error) => void] | undefined;
  const promise = new Promise<void>((...functions) => {
    answer = functions;
  });
  promise.catch(() => undefined);
  const call = vi.fn<() => Promise<void>>(() => promise);
  const submission: Submission = {
    variant: 'full',
    draft,
    booking,
    address: '/contact#book',
    phone,
    call,
    ...changes,
  };
  const [resolve, reject] = answer!;
  return { submission, call, resolve, reject };
}

const watcher = {
  onBooked: () => false,
  show: (change: () => void) => change(),
  isLeaving: () => false,
};
const asked = { isAskedFor: true };
const notAsked = { isAskedFor: false };
const record: SentBooking = {
  id: booking.id,
  date: booking.date,
  time: booking.time,
  at: 1,
  state: 'unanswered',
};
const stateOf = () => renderHook(() => useSubmissionState('full')).result.current;
/** Lets what waits for nothing but its turn go on. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

beforeEach(() => saveDraft('full', draft));
afterEach(() => {
  dismissOutcome('full');
  readNews('full');
});

it('a booking sent from a page that was left leaves what was typed since as the next draft', async () => {
  const { submission, resolve } = underWay();
  const sent = submit(submission, notAsked);
  saveDraft('full', { ...draft, comments: 'And a second one.' });
  resolve();
  await sent;
  expect(loadDraft('full')).toEqual({ comments: 'And a second one.' });
  expect(stateOf()).toMatchObject({ outcome: 'booked', hasMore: true });
});

it('a booking whose form is on the page has its outcome taken off once the form has gone, not where it is back in a moment', async () => {
  const first = watchSubmissions('full', watcher);
  const { submission, resolve } = underWay();
  const sent = submit(submission, notAsked);
  resolve();
  await sent;
  first();
  const again = watchSubmissions('full', watcher);
  await settled();
  expect(stateOf().outcome).toBe('booked');
  again();
  await settled();
  expect(stateOf().outcome).toBeUndefined();
});

it('one call for one intent sends nothing while one is on its way', async () => {
  const [first, second] = [underWay(), underWay()];
  const sent = submit(first.submission, notAsked);
  expect(await submit(second.submission, asked)).toBeUndefined();
  await settled();
  expect([first.call, second.call].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  first.resolve();
  await sent;
});

it('one call for one intent keeps the word of the earlier one where the second is refused', async () => {
  expectConsole('error', 'The booking was not accepted.');
  keepSentBooking(record);
  const { submission, reject } = underWay();
  reject(new Error('500'));
  await submit(submission, asked);
  expect(sentBookings()).toEqual([record]);
});

/** A booking whose call ends because its page is left. */
async function breakOff() {
  expectConsole('error', 'The booking was not accepted.');
  const { submission, reject } = underWay();
  const sent = submit(submission, notAsked);
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  reject(new Error('aborted'));
  await sent;
}

it('one call for one intent keeps word of one that breaks off because the page is left: that is no answer', async () => {
  await breakOff();
  expect(stateOf().outcome).toBe('failed');
  expect(sentBookings()).toMatchObject([{ id: booking.id, state: 'unanswered' }]);
  removeSentBooking(booking.id);
  // The next one is judged by its own page.
  const next = underWay();
  next.reject(new Error('500'));
  await submit(next.submission, notAsked);
  expect(sentBookings()).toEqual([]);
});

it('one call for one intent warns before the page is left, as long as there is no answer', async () => {
  const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [full, simple] = [
    underWay(),
    underWay({ variant: 'simple', booking: { ...booking, id: 'b' } }),
  ];
  const sent = [submit(full.submission, notAsked), submit(simple.submission, notAsked)];
  expect(warns()).toBe(true);
  expect([isOnItsWay(booking.id), isOnItsWay('b')]).toEqual([true, true]);
  full.resolve();
  await sent[0];
  expect(warns()).toBe(true);
  simple.resolve();
  await sent[1];
  expect(warns()).toBe(false);
  dismissOutcome('simple');
  readNews('simple');
});

it('what is on its way stays when its last outcome is dismissed', async () => {
  const { submission, resolve } = underWay();
  const sent = submit(submission, notAsked);
  dismissOutcome('full');
  expect(isSending('full')).toBe(true);
  resolve();
  await sent;
  expect(stateOf().outcome).toBe('booked');
  dismissOutcome('full');
  expect(stateOf()).toEqual({});
});

/** Whether a form of the next page in this tab, in another language or the same, begins with word of a failure. */
async function isToldOnNextPage() {
  vi.resetModules();
  const next = await import('#src/features/booking/submissions.ts');
  next.watchSubmissions('full', watcher);
  const { outcome } = renderHook(() => next.useSubmissionState('full')).result.current;
  return outcome === 'failed';
}

it('a failure is told on the next page too, until it is dismissed or the booking sent again', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const [first, second] = [underWay(), underWay()];
  first.reject(new Error('500'));
  await submit(first.submission, notAsked);
  expect(await isToldOnNextPage()).toBe(true);
  const sent = submit(second.submission, notAsked);
  expect(await isToldOnNextPage()).toBe(false);
  second.reject(new Error('500'));
  await sent;
  expect(await isToldOnNextPage()).toBe(true);
  dismissOutcome('full');
  expect(await isToldOnNextPage()).toBe(false);
});

it('what the next page is told is no failure where the page was left before the answer', async () => {
  await breakOff();
  expect(await isToldOnNextPage()).toBe(false);
  removeSentBooking(booking.id);
});

it('what the next page is told is nothing of a booking by phone, whose draft may be another user’s', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const { submission, reject } = underWay({ variant: 'by-phone' });
  reject(new Error('500'));
  await submit(submission, notAsked);
  expect(JSON.stringify(Object.keys(sessionStorage))).not.toContain('by-phone');
  dismissOutcome('by-phone');
  readNews('by-phone');
});
