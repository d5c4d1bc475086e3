import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingVariant } from '#src/domain/types.ts';
import type { LastBooking } from './lastBooking.ts';

export type Outcome = 'booked' | 'failed';

interface Submission {
  booking: LastBooking;
  outcome: Promise<Outcome>;
}

/*
 * The following outlive the form, so that a person who leaves the page and comes back does not book twice.
 */

/** Bookings without an answer yet, by the form they were sent from. */
const pending = new Map<BookingVariant, Submission>();
/** The forms that are on the page. */
const mounted = new Set<BookingVariant>();
/** The forms that were not on the page when their booking failed: they say so when they are shown again. */
const failedUnseen = new Set<BookingVariant>();

interface SubmissionOptions {
  variant: BookingVariant;
  onBooked: (booking: LastBooking) => void;
  /** The outcome is on the screen. */
  onOutcomeShown: (outcome: Outcome) => void;
}

/** Sends a booking: one call for one intent, on whichever page it was sent. */
export function useSubmission(options: SubmissionOptions) {
  const { variant } = options;
  const [progress, setProgress] = useState<'idle' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    mounted.add(variant);
    return () => {
      mounted.delete(variant);
    };
  }, [variant]);

  const follow = useRef(async (submission: Submission, isWanted: () => boolean) => {
    setOutcome(undefined);
    setProgress('sending');
    const result = await submission.outcome;
    if (result === 'failed' && !mounted.has(variant)) failedUnseen.add(variant);
    if (!isWanted()) return;
    // At once, so that what is shown can be scrolled to.
    flushSync(() => {
      if (result === 'booked') latest.current.onBooked(submission.booking);
      setOutcome(result);
      setProgress('idle');
    });
    latest.current.onOutcomeShown(result);
  });

  // Takes up what was sent from here before the page was left.
  useEffect(() => {
    if (failedUnseen.delete(variant)) setOutcome('failed');
    const submission = pending.get(variant);
    if (!submission) return;
    let isMounted = true;
    void follow.current(submission, () => isMounted);
    return () => {
      isMounted = false;
    };
  }, [variant]);

  function send(call: () => Promise<void>, booking: LastBooking) {
    if (pending.has(variant)) return;
    const submission = { booking, outcome: outcomeOf(call()).finally(() => settle(variant)) };
    pending.set(variant, submission);
    window.addEventListener('beforeunload', warnBeforeLeaving);
    // To its end, also where the page is left meanwhile: what was booked is no longer a draft.
    void follow.current(submission, () => true);
  }

  return {
    progress,
    outcome,
    send,
    // Not from the state: two clicks can arrive before the next render.
    isLocked: () => pending.has(variant),
    dismiss: () => setOutcome(undefined),
  };
}

/** After a reload the form would be filled in, as if nothing had been sent. */
function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function settle(variant: BookingVariant) {
  pending.delete(variant);
  if (pending.size === 0) window.removeEventListener('beforeunload', warnBeforeLeaving);
}

async function outcomeOf(answer: Promise<void>): Promise<Outcome> {
  try {
    await answer;
    return 'booked';
  } catch (error) {
    // The page says the same for every cause (docs/product.md, section 8); the console says which it was.
    console.error('The booking was not accepted.', error);
    return 'failed';
  }
}
