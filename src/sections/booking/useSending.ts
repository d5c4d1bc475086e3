import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** After this long without an answer the form says that it is still at it. */
const SLOW_MS = 8000;

export type Outcome = 'booked' | 'failed';

/** One call for one intent: a second press while the first is under way does nothing. */
export function useSending() {
  // A ref, not state: two presses can arrive before the next render.
  const locked = useRef(false);
  const [progress, setProgress] = useState<'idle' | 'sending' | 'slow'>('idle');
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(call: () => Promise<void>, onBooked: () => void, onAnswer: () => void) {
    if (locked.current) return;
    locked.current = true;
    setOutcome(undefined);
    setProgress('sending');
    const slow = setTimeout(() => setProgress('slow'), SLOW_MS);
    const result = await outcomeOf(call());
    clearTimeout(slow);
    locked.current = false;
    // At once, so that what is shown can be scrolled to.
    flushSync(() => {
      if (result === 'booked') onBooked();
      setOutcome(result);
      setProgress('idle');
    });
    onAnswer();
  }

  return {
    progress,
    outcome,
    send,
    isLocked: () => locked.current,
    dismiss: () => setOutcome(undefined),
  };
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
