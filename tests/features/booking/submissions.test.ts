import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '#src/domain/bookingRules.ts';
import { readNews, useHasNews, useUnreadNews } from '#src/features/booking/bookingNews.ts';
import { loadDraft, loadLastBooking, saveDraft } from '#src/features/booking/bookingStorage.ts';
import { leaveForgetMark } from '#src/features/booking/forgetMark.ts';
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
  const onAccepted = vi.fn<() => void>();
  const submission: Submission = {
    variant: 'full',
    draft,
    booking,
    address: '/contact#book',
    phone,
    call,
    onAccepted,
    ...changes,
  };
  const [resolve, reject] = answer!;
  return { submission, call, onAccepted, resolve, reject };
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
const news = () => renderHook(useUnreadNews).result.current;
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

it('a booking sent from a page that was left is booked with the answer: the draft is gone, the booking is remembered, and it is told', async () => {
  const { submission, resolve, onAccepted } = underWay();
  const sent = submit(submission, notAsked);
  await settled();
  expect([isSending('full'), isSending('simple')]).toEqual([true, false]);
  expect([isOnItsWay(booking.id), isOnItsWay('another')]).toEqual([true, false]);
  expect(sentBookings()).toMatchObject([{ id: booking.id, state: 'unanswered' }]);
  expect(onAccepted).not.toHaveBeenCalled();
  resolve();
  expect(await sent).toBeUndefined();
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect([isSending('full'), isOnItsWay(booking.id)]).toEqual([false, false]);
  expect(stateOf()).toMatchObject({ outcome: 'booked', hasMore: false });
  expect(loadDraft('full')).toEqual({});
  expect(loadLastBooking('full')).toEqual(booking);
  expect(sentBookings()).toMatchObject([{ id: booking.id, state: 'booked' }]);
  expect(news()).toMatchObject([{ outcome: 'booked', address: '/contact#book', phone }]);
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

it('a booking sent from a page that was left keeps the draft where it failed, and no record of it', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const { submission, reject, onAccepted } = underWay();
  const sent = submit(submission, notAsked);
  reject(new Error('500'));
  await sent;
  expect(stateOf()).toMatchObject({ outcome: 'failed', hasMore: false });
  expect(loadDraft('full')).toMatchObject({ name: 'Asha Rao' });
  expect(loadLastBooking('full')).toBeUndefined();
  expect(sentBookings()).toEqual([]);
  expect(onAccepted).not.toHaveBeenCalled();
  expect(news()).toMatchObject([{ outcome: 'failed' }]);
});

it('a booking sent from a page that was left is not remembered where ‘Forget me’ was pressed meanwhile', async () => {
  const { submission, resolve } = underWay();
  const sent = submit(submission, notAsked);
  leaveForgetMark();
  resolve();
  await sent;
  expect(loadLastBooking('full')).toBeUndefined();
});

it.each([
  [false, true],
  [true, false],
])(
  'a booking whose form is on the page ends in the form (forgotten: %s, more is left: %s)',
  async (isForgotten, hasMore) => {
    const shown: string[] = [];
    const onBooked = vi.fn<() => boolean>(() => hasMore);
    const stop = watchSubmissions('full', {
      ...watcher,
      onBooked,
      show: (change, outcome) => {
        change();
        shown.push(outcome);
      },
    });
    const { submission, resolve } = underWay();
    const sent = submit(submission, notAsked);
    if (isForgotten) leaveForgetMark();
    resolve();
    await sent;
    expect(onBooked).toHaveBeenCalledWith(submission, isForgotten);
    expect(shown).toEqual(['booked']);
    expect(stateOf()).toMatchObject({ outcome: 'booked', hasMore });
    // The form has both.
    expect(loadDraft('full')).not.toEqual({});
    expect(news()).toEqual([]);
    stop();
  },
);

it('a booking whose form is on the page is not booked for the form where it failed', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const onBooked = vi.fn<() => boolean>(() => true);
  const stop = watchSubmissions('full', { ...watcher, onBooked });
  const { submission, reject } = underWay();
  const sent = submit(submission, notAsked);
  reject(new Error('500'));
  await sent;
  expect(onBooked).not.toHaveBeenCalled();
  expect(stateOf()).toMatchObject({ outcome: 'failed', hasMore: false });
  stop();
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

it('a booking whose form is about to go is told elsewhere', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const stop = watchSubmissions('full', { ...watcher, isLeaving: () => true });
  const { submission, reject } = underWay();
  const sent = submit(submission, notAsked);
  reject(new Error('500'));
  await sent;
  stop();
  await settled();
  expect(news()).toMatchObject([{ outcome: 'failed', address: '/contact#book' }]);
});

it('a booking whose form is on the page is news from the moment that its form goes without an answer', async () => {
  const { result } = renderHook(useHasNews);
  const stop = watchSubmissions('full', watcher);
  const { submission, resolve } = underWay();
  const sent = submit(submission, notAsked);
  stop();
  await act(settled);
  expect(result.current).toBe(true);
  expect(isSending('full')).toBe(true);
  resolve();
  await act(() => sent);
  expect(result.current).toBe(true);
  act(() => readNews('full'));
  expect(result.current).toBe(false);
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

it('one call for one intent sends what this browser has sent before only where that is asked for', async () => {
  keepSentBooking(record);
  const { submission, call, resolve } = underWay();
  expect(await submit(submission, notAsked)).toEqual(record);
  expect(call).not.toHaveBeenCalled();
  expect(stateOf()).toEqual({});
  resolve();
  expect(await submit(submission, asked)).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
  expect(sentBookings()).toMatchObject([{ state: 'booked' }]);
});

it('one call for one intent keeps the word of the earlier one where the second is refused', async () => {
  expectConsole('error', 'The booking was not accepted.');
  keepSentBooking(record);
  const { submission, reject } = underWay();
  reject(new Error('500'));
  await submit(submission, asked);
  expect(sentBookings()).toEqual([record]);
});

it('one call for one intent keeps word of one that breaks off because the page is left: that is no answer', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const { submission, reject } = underWay();
  const sent = submit(submission, notAsked);
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  reject(new Error('aborted'));
  await sent;
  expect(stateOf().outcome).toBe('failed');
  expect(sentBookings()).toMatchObject([{ id: booking.id, state: 'unanswered' }]);
  removeSentBooking(booking.id);
  // The next one is judged by its own page.
  const next = underWay();
  next.reject(new Error('500'));
  await submit(next.submission, notAsked);
  expect(sentBookings()).toEqual([]);
});

it('one call for one intent says so where another tab is sending it, and sends nothing', async () => {
  const request = async (_: string, __: object, task: (lock: null) => Promise<void>) => task(null);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { submission, call } = underWay();
  expect(await submit(submission, notAsked)).toMatchObject({
    id: booking.id,
    date: '2026-11-23',
    time: '10:30',
    state: 'unanswered',
  });
  expect(call).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
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

it('is followed by what shows it', async () => {
  const { result } = renderHook(() => useSubmissionState('full'));
  const { submission, resolve } = underWay();
  let sent: Promise<unknown> | undefined;
  act(() => void (sent = submit(submission, notAsked)));
  expect(result.current.sending).toBe(submission);
  resolve();
  await act(() => sent!);
  expect(result.current.outcome).toBe('booked');
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
