import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { emptyDraft } from '#src/features/booking/bookingRules.ts';
import { readNews } from '#src/features/booking/bookingNews.ts';
import { loadDraft, saveDraft } from '#src/features/booking/bookingStorage.ts';
import { lastBookingOf } from '#src/features/booking/lastBooking.ts';
import {
  dismissOutcome,
  dismissUnanswered,
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
const stateOf = () => renderHook(() => useSubmissionState('full')).result.current;
/** Lets what waits for nothing but its turn go on. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

beforeEach(() => saveDraft('full', draft));
afterEach(() => {
  dismissOutcome('full');
  dismissUnanswered('full');
  readNews('full');
});

it('a booking sent from a page that was left leaves what was typed since as the next draft', async () => {
  const { submission, resolve } = underWay();
  const sent = submit(submission);
  saveDraft('full', { ...draft, comments: 'And a second one.' });
  resolve();
  await sent;
  expect(loadDraft('full')).toEqual({ comments: 'And a second one.' });
  expect(stateOf()).toMatchObject({ outcome: 'booked', hasMore: true });
});

it('a booking whose form is on the page has its outcome taken off once the form has gone, not where it is back in a moment', async () => {
  const first = watchSubmissions('full', watcher);
  const { submission, resolve } = underWay();
  const sent = submit(submission);
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

it('nothing is sent while a booking is on its way', async () => {
  const [first, second] = [underWay(), underWay()];
  const sent = submit(first.submission);
  await submit(second.submission);
  expect([first.call, second.call].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  first.resolve();
  await sent;
});

it('the browser asks before the page is left, as long as there is no answer', async () => {
  const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [full, simple] = [underWay(), underWay({ variant: 'simple', booking: booking })];
  const sent = [submit(full.submission), submit(simple.submission)];
  expect(warns()).toBe(true);
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
  const sent = submit(submission);
  dismissOutcome('full');
  expect(isSending('full')).toBe(true);
  resolve();
  await sent;
  expect(stateOf().outcome).toBe('booked');
  dismissOutcome('full');
  expect(stateOf()).toEqual({});
});

/** What a form of the next page in this tab, in another language or the same, begins with. */
async function onNextPage() {
  vi.resetModules();
  const next = await import('#src/features/booking/submissions.ts');
  next.watchSubmissions('full', watcher);
  return renderHook(() => next.useSubmissionState('full')).result.current;
}

it('a failure is told on the next page too, until it is dismissed or the booking sent again', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const [first, second] = [underWay(), underWay()];
  first.reject(new ApiError('status', '409', { status: 409 }));
  await submit(first.submission);
  expect(await onNextPage()).toMatchObject({ outcome: 'failed', refusal: 'taken' });
  const sent = submit(second.submission);
  expect((await onNextPage()).outcome).toBeUndefined();
  second.reject(new Error('500'));
  await sent;
  expect((await onNextPage()).outcome).toBe('failed');
  dismissOutcome('full');
  expect((await onNextPage()).outcome).toBeUndefined();
});

it('the next page is told that a booking was on its way, until it is answered or the note dismissed', async () => {
  const { date, time } = booking;
  const { submission, resolve } = underWay();
  const sent = submit(submission);
  expect((await onNextPage()).unanswered).toMatchObject({ date, time });
  resolve();
  await sent;
  expect((await onNextPage()).unanswered).toBeUndefined();
});

it('a booking that breaks off because the page is left has no answer, and did not fail', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const { submission, reject } = underWay();
  const sent = submit(submission);
  window.dispatchEvent(new Event('pagehide'));
  reject(new Error('aborted'));
  await sent;
  expect(stateOf().outcome).toBeUndefined();
  expect(stateOf().unanswered).toBeDefined();
  dismissOutcome('full');
  expect((await onNextPage()).unanswered).toBeDefined();
  dismissUnanswered('full');
  expect((await onNextPage()).unanswered).toBeUndefined();
});
