import { type BookingRefusal, bookingRefusalOf } from '#src/api/bookingRefusal.ts';
import { createStore } from '#src/components/createStore.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { changedSince, filledIn, mergeDraft } from './bookingDraft.ts';
import { awaitNews, readNews, tellNews } from './bookingNews.ts';
import { loadDraft, saveDraft } from './bookingStorage.ts';
import { type LastBooking, saveLastBooking } from './lastBooking.ts';
import { loadFromTab, saveInTab, sentKey } from './tabStorage.ts';

/*
 * Bookings on their way: one call for one press. They outlive their form, so that a person who leaves its page does not book
 * twice, and reads wherever they are how it ended.
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

/** A booking that was sent and has no answer. */
export interface Unanswered extends Pick<LastBooking, 'date' | 'time'> {
  /** When it was sent, ms since 1970. */
  at: number;
}

interface End {
  outcome: Outcome;
  /** Why it failed, where the answer said so. */
  refusal?: BookingRefusal | undefined;
}

interface SubmissionState extends Partial<End> {
  sending?: Submission | undefined;
  /** Without `sending`: the page was left before the answer, and nobody knows how it ended. */
  unanswered?: Unanswered | undefined;
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
  const { outcome, refusal, unanswered } = state;
  // Told again after a reload, and by the page in another language.
  const isTold = outcome === 'failed' || unanswered;
  saveInTab(sentKey(variant), isTold ? { outcome, refusal, unanswered } : undefined);
}

/** Whether a booking of this kind of form has no answer yet. */
export function isSending(variant: BookingVariant): boolean {
  return states.get()[variant]?.sending !== undefined;
}

/** Takes the outcome off the screen. */
export function dismissOutcome(variant: BookingVariant): void {
  const { sending, unanswered } = states.get()[variant] ?? idle;
  change(variant, { sending, unanswered });
}

/** Takes the note of a booking without an answer off the screen. */
export function dismissUnanswered(variant: BookingVariant): void {
  change(variant, { ...states.get()[variant], unanswered: undefined });
}

/** Subscribes a mounted form to submissions of its variant. Returns a function that unsubscribes. */
export function watchSubmissions(variant: BookingVariant, watcher: Watcher): () => void {
  watchers.set(variant, watcher);
  readNews(variant);
  if (!states.get()[variant]) change(variant, loadFromTab(sentKey(variant)));
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

/** Sends a booking, unless one is on its way. */
export async function submit(submission: Submission): Promise<void> {
  const { variant, booking } = submission;
  if (isSending(variant)) return;
  const unanswered = { date: booking.date, time: booking.time, at: Date.now() };
  // Stored before the call, so that a reload can tell of it.
  change(variant, { sending: submission, unanswered });
  window.addEventListener('beforeunload', warnBeforeLeaving);
  const end = await endOf(submission.call);
  if (end) settle(submission, end);
  else change(variant, { unanswered });
  if (Object.values(states.get()).every(({ sending }) => !sending))
    window.removeEventListener('beforeunload', warnBeforeLeaving);
}

/** A reload ends the call, and with it all hope of an answer. */
function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** How a call ended; undefined where the page was left before the answer. */
async function endOf(call: Submission['call']): Promise<End | undefined> {
  let isLeaving = false;
  const onLeaving = () => {
    isLeaving = true;
  };
  window.addEventListener('pagehide', onLeaving);
  try {
    await call();
    return { outcome: 'booked' };
  } catch (error) {
    // The page says the same for every cause (docs/product.md, section 8); the console says which it was.
    console.error('The booking was not accepted.', error);
    // Some browsers let calls fail when a page is left. That tells nothing about the booking.
    return isLeaving ? undefined : { outcome: 'failed', refusal: bookingRefusalOf(error) };
  } finally {
    window.removeEventListener('pagehide', onLeaving);
  }
}

function settle(submission: Submission, { outcome, refusal }: End) {
  const { variant, draft, booking, address, phone } = submission;
  const watcher = watchers.get(variant);
  // Another page is about to take the form's place: nobody reads it there any more.
  if (!watcher || watcher.isLeaving()) tellNews({ variant, outcome, refusal, address, phone });
  if (watcher) {
    const end = () => {
      const hasMore = outcome === 'booked' && watcher.onBooked(submission);
      change(variant, { outcome, refusal, hasMore });
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
  change(variant, { outcome, refusal, hasMore });
}
