import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingVariant } from '#src/domain/types.ts';
import type { LastBooking } from './lastBooking.ts';

/** After this long without an answer the form says that it is still at it. */
const SLOW_MS = 8000;

export type Outcome = 'booked' | 'failed';

interface Sent {
  asked: LastBooking;
  answer: Promise<Outcome>;
}

/** Bookings without an answer yet. Here and not in the form: whoever leaves the page and comes back must not book twice. */
const underWay = new Map<BookingVariant, Sent>();

/** The forms that are on the page. Not by the form that sent it: whoever came back meanwhile reads it in a new one. */
const onPage = new Set<BookingVariant>();

/** Where a booking failed while its form was not on the page: the next one says so. */
const failedUnseen = new Set<BookingVariant>();

/** Asks before the page is left for good: the form would come back filled in, as if nothing had been sent. */
function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}

interface SendingOptions {
  variant: BookingVariant;
  onBooked: (asked: LastBooking) => void;
  /** The outcome is on the screen. */
  onAnswer: () => void;
}

/** One call for one intent: a second press while the first is under way does nothing, on whichever page it was sent. */
export function useSubmission(options: SendingOptions) {
  const { variant } = options;
  const [progress, setProgress] = useState<'idle' | 'sending' | 'slow'>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    onPage.add(variant);
    return () => {
      onPage.delete(variant);
    };
  }, [variant]);

  const follow = useRef(async ({ asked, answer }: Sent, isWanted: () => boolean) => {
    setOutcome(undefined);
    setProgress('sending');
    const slow = setTimeout(() => setProgress('slow'), SLOW_MS);
    const result = await answer;
    clearTimeout(slow);
    if (result === 'failed' && !onPage.has(variant)) failedUnseen.add(variant);
    if (!isWanted()) return;
    // At once, so that what is shown can be scrolled to.
    flushSync(() => {
      if (result === 'booked') latest.current.onBooked(asked);
      setOutcome(result);
      setProgress('idle');
    });
    latest.current.onAnswer();
  });

  // Sent from here before the page was left.
  useEffect(() => {
    if (failedUnseen.delete(variant)) setOutcome('failed');
    const sent = underWay.get(variant);
    if (!sent) return;
    let here = true;
    void follow.current(sent, () => here);
    return () => {
      here = false;
    };
  }, [variant]);

  function send(call: () => Promise<void>, asked: LastBooking) {
    if (underWay.has(variant)) return;
    const sent = { asked, answer: outcomeOf(call()).finally(() => settle(variant)) };
    underWay.set(variant, sent);
    window.addEventListener('beforeunload', askFirst);
    // To its end, also where the page is left meanwhile: what was booked is no draft any longer.
    void follow.current(sent, () => true);
  }

  return {
    progress,
    outcome,
    send,
    // Not the state: two presses can arrive before the next render.
    isLocked: () => underWay.has(variant),
    dismiss: () => setOutcome(undefined),
  };
}

function settle(variant: BookingVariant) {
  underWay.delete(variant);
  if (underWay.size === 0) window.removeEventListener('beforeunload', askFirst);
}

async function outcomeOf(answer: Promise<void>): Promise<Outcome> {
  try {
    await answer;
    return 'booked';
  } catch (error) {
    // The page says the same for every cause (specification, section 8); the cause is for whoever looks after it.
    console.error('The booking was not accepted.', error);
    return 'failed';
  }
}
