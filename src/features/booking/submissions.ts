import { type BookingRefusal, bookingRefusalOf } from '#src/api/bookingRefusal.ts';
import { createStore } from '#src/components/createStore.ts';
import { withFreeLock } from '#src/components/webLocks.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { changedSince, filledIn, mergeDraft } from './bookingDraft.ts';
import { awaitNews, type Phone, readNews, tellNews } from './bookingNews.ts';
import { loadDraft, saveDraft, saveLastBooking } from './bookingStorage.ts';
import type { LastBooking } from './lastBooking.ts';
import { confirmationReady } from './LazyConfirmation.tsx';
import {
  changeSentBooking,
  keepSentBooking,
  removeSentBooking,
  type SentBooking,
  sentBooking,
} from './sentBookings.ts';
import { failureKey, loadFromTab, saveInTab } from './tabStorage.ts';

/*
 * Bookings on their way: one call for one intent, on whichever page it was sent, in whichever tab. They outlive their form, so
 * that a person who leaves its page does not book twice, and reads wherever they are how it ended.
 */

export type Outcome = 'booked' | 'failed';

export interface Submission {
  variant: BookingVariant;
  /** The form as it stood when it was sent. */
  draft: BookingDraft;
  booking: LastBooking;
  /** Where the form is, and whom to call. */
  address: string;
  phone: Phone;
  /** Sends it; rejects where it was not accepted. */
  call: () => Promise<void>;
}

interface SubmissionState {
  sending?: Submission;
  outcome?: Outcome;
  /** It 'failed' because the page was left: nobody knows how it ended. */
  isBrokenOff?: boolean;
  /** Why it failed, where the answer said so. */
  refusal?: BookingRefusal | undefined;
  /** The form holds changes that were made while the booking was being sent. */
  hasMore?: boolean;
}

/** The form on the page. */
interface Watcher {
  /** Returns whether anything is left in the form. */
  onBooked: (submission: Submission) => boolean;
  /** Shows the outcome at once, so that it can be scrolled to. */
  show: (change: () => void, outcome: Outcome) => void;
  /** The page is being left. */
  isLeaving: () => boolean;
}

const idle: SubmissionState = {};
const states = createStore<Readonly<Partial<Record<BookingVariant, SubmissionState>>>>({});
const watchers = new Map<BookingVariant, Watcher>();

/** The state of the last booking that was sent from this kind of form, on any page. */
export function useSubmissionState(variant: BookingVariant): SubmissionState {
  return states.useValue()[variant] ?? idle;
}

function change(variant: BookingVariant, state: SubmissionState) {
  states.set({ ...states.get(), [variant]: state });
  // A failure is also told after a reload, and by the page in another language. The staff's draft goes with the page.
  const isTold = state.outcome === 'failed' && !state.isBrokenOff && variant !== 'by-phone';
  saveInTab(failureKey(variant), isTold ? state : undefined);
}

/** Whether a booking of this kind of form has no answer yet. */
export function isSending(variant: BookingVariant): boolean {
  return states.get()[variant]?.sending !== undefined;
}

/** Whether this page has sent a booking, by its id, and has no answer yet. */
export function isOnItsWay(id: string): boolean {
  return allSent().some(({ booking }) => booking.id === id);
}

function allSent(): Submission[] {
  return Object.values(states.get()).flatMap(({ sending }) => sending ?? []);
}

/** Takes the outcome off the screen. */
export function dismissOutcome(variant: BookingVariant): void {
  const { sending } = states.get()[variant] ?? idle;
  change(variant, sending ? { sending } : idle);
}

/** Takes up, for a form that is on the page from now on, what was sent from its like. Returns a function that ends it. */
export function watchSubmissions(variant: BookingVariant, watcher: Watcher): () => void {
  watchers.set(variant, watcher);
  readNews(variant);
  const kept = loadFromTab(failureKey(variant)) as SubmissionState;
  if (kept.outcome === 'failed') change(variant, kept);
  return () => {
    watchers.delete(variant);
    // An outcome is shown once. Not at once: the form may be back in a moment.
    queueMicrotask(() => {
      if (watchers.has(variant)) return;
      dismissOutcome(variant);
      if (isSending(variant)) awaitNews();
    });
  };
}

/**
 * Sends a booking, unless one is on its way. Returns the record of the very booking where this browser has sent it before and
 * knows of no refusal: then nothing is sent unless that is asked for.
 */
export async function submit(
  submission: Submission,
  { isAskedFor }: { isAskedFor: boolean },
): Promise<SentBooking | undefined> {
  const { variant } = submission;
  if (isSending(variant)) return undefined;
  change(variant, { sending: submission });
  window.addEventListener('beforeunload', warnBeforeLeaving);
  let refusal: BookingRefusal | undefined;
  const call = () =>
    submission.call().catch((error: unknown) => {
      refusal = bookingRefusalOf(error);
      throw error;
    });
  const result = await sendOnce({ ...submission, call }, isAskedFor);
  if (result === 'booked' && watchers.has(variant)) await confirmationReady();
  const isBrokenOff = result === 'broken off';
  const outcome = isBrokenOff ? 'failed' : result;
  if (typeof outcome === 'string') settle(submission, { outcome, isBrokenOff, refusal });
  else change(variant, idle);
  if (allSent().length === 0) window.removeEventListener('beforeunload', warnBeforeLeaving);
  return typeof result === 'string' ? undefined : result;
}

/** A reload ends the call, and with it all hope of an answer. */
function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The record is written before the call, so that a tab that dies with it on its way leaves word. */
async function sendOnce(submission: Submission, isAskedFor: boolean) {
  const { call, booking } = submission;
  const { id, date, time } = booking;
  const record: SentBooking = { id, date, time, at: Date.now(), state: 'unanswered' };

  async function send() {
    const earlier = sentBooking(id);
    if (earlier && !isAskedFor) return earlier;
    keepSentBooking(record);
    const outcome = await outcomeOf(call);
    if (outcome === 'booked') changeSentBooking(id, { state: 'booked' });
    // The outcome of the earlier booking is still unknown.
    else if (outcome === 'failed' && earlier) changeSentBooking(id, earlier);
    else if (outcome === 'failed') removeSentBooking(id);
    return outcome;
  }

  if (isAskedFor) return send();
  // Held until the answer: another tab may be sending it just now.
  return (await withFreeLock(`booking ${id}`, send)) ?? sentBooking(id) ?? record;
}

async function outcomeOf(call: Submission['call']): Promise<Outcome | 'broken off'> {
  let isLeaving = false;
  const onLeaving = () => {
    isLeaving = true;
  };
  window.addEventListener('pagehide', onLeaving);
  try {
    await call();
    return 'booked';
  } catch (error) {
    // The page says the same for every cause (docs/product.md, section 8); the console says which it was.
    console.error('The booking was not accepted.', error);
    // Some browsers let calls fail when a page is left. That tells nothing about the booking.
    return isLeaving ? 'broken off' : 'failed';
  } finally {
    window.removeEventListener('pagehide', onLeaving);
  }
}

interface End {
  outcome: Outcome;
  isBrokenOff: boolean;
  refusal: BookingRefusal | undefined;
}

function settle(submission: Submission, { outcome, isBrokenOff, refusal }: End) {
  const { variant, draft, booking, address, phone } = submission;
  const watcher = watchers.get(variant);
  // Another page is about to take the form's place: nobody reads it there any more.
  if (!watcher || watcher.isLeaving()) tellNews({ variant, outcome, refusal, address, phone });
  if (watcher) {
    const end = () => {
      const hasMore = outcome === 'booked' && watcher.onBooked(submission);
      change(variant, { outcome, isBrokenOff, refusal, hasMore });
    };
    watcher.show(end, outcome);
    return;
  }
  let hasMore = false;
  if (outcome === 'booked') {
    const rest = filledIn(changedSince(draft, mergeDraft({ kept: loadDraft(variant) })));
    hasMore = Object.keys(rest).length > 0;
    saveDraft(variant, rest);
    saveLastBooking(variant, booking);
  }
  change(variant, { outcome, isBrokenOff, refusal, hasMore });
}
