import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOnItsWay } from './submissions.ts';
import {
  changeSentBooking,
  onSentBookings,
  type SentBooking,
  sentBooking,
  sentBookings,
} from './sentBookings.ts';

interface Asked extends SentBooking {
  /** This browser has kept a record of it; where that goes, the booking was refused. */
  isRecorded: boolean;
}

/**
 * The booking that this browser has sent before and about which the form has to speak: when it is shown again without an
 * answer, and when the very booking is to be sent once more. It follows what other tabs learn of it.
 */
export function useSentBefore() {
  const note = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();

  // Read in an effect: a prerendered page knows nothing of this browser.
  useEffect(() => {
    const isNews = ({ id, state, isRead }: SentBooking) =>
      state === 'unanswered' && !isRead && !isOnItsWay(id);
    const unanswered = sentBookings().findLast(isNews);
    if (unanswered) setAsked({ ...unanswered, isRecorded: true });
    return onSentBookings(() => setAsked((current) => current && asRecorded(current)));
  }, []);

  // Reloaded further down, the form alone would look as if nothing had been sent.
  const isFound = asked !== undefined;
  useEffect(() => {
    const card = note.current?.closest('form');
    const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
    if (isFound && top < 0 && bottom > 0) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);

  function ask(earlier: SentBooking) {
    flushSync(() => setAsked(asRecorded({ ...earlier, isRecorded: false })));
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    if (asked?.state === 'unanswered') changeSentBooking(asked.id, { isRead: true });
    setAsked(undefined);
  }

  return { note, asked, ask, close };
}

function asRecorded(asked: Asked): Asked | undefined {
  const record = sentBooking(asked.id);
  if (record) return { ...record, isRecorded: true };
  return asked.isRecorded ? undefined : asked;
}
