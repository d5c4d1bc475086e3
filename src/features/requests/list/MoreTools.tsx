import { type Ref, Suspense, useState } from 'react';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { startBooking } from '#src/features/requests/phone-booking/bookingStart.ts';
import { CallNotes, HandOver } from './lazyComponents.ts';
import styles from './RequestListScreen.module.css';
import type { OpenedStore } from './openedRequests.ts';

export interface MoreToolsProps {
  /** Whose owner may be on the phone. */
  opened: OpenedStore;
  /** The user's notes; undefined before they are loaded. */
  calls: Calls | undefined;
  /** The clinic's clock. */
  now: ClockTime;
  /** Receives the element for the settings of the search for new requests. */
  watchPlace: Ref<HTMLDivElement>;
}

/** What is behind 'More'. It loads after the rows. */
export function MoreTools({ opened, calls, now, watchPlace }: MoreToolsProps) {
  const [answerPlace, setAnswerPlace] = useState<HTMLElement | null>(null);
  const [showsNotes, setShowsNotes] = useState(false);
  const onBook = () => startBooking(opened.get()?.request);
  return (
    <>
      {/* What does not fit into one line makes two of like length. */}
      <Cluster gap={3}>
        <ToolButton icon="CalendarPlus" aria-haspopup="dialog" onClick={onBook}>
          Enter a booking
        </ToolButton>
        {calls && (
          <ToolButton icon="NotebookPen" aria-haspopup="dialog" onClick={() => setShowsNotes(true)}>
            Notes about calls
          </ToolButton>
        )}
        {calls && (
          <Suspense>
            <HandOver calls={calls} now={now} answerPlace={answerPlace} />
          </Suspense>
        )}
      </Cluster>
      <Cluster gap={3}>
        <ToolButton icon="Printer" onClick={() => window.print()}>
          Print
        </ToolButton>
        <div ref={watchPlace} />
      </Cluster>
      <div ref={setAnswerPlace} className={styles.answer} />
      {showsNotes && calls && (
        <Suspense>
          <CallNotes calls={calls} onClose={() => setShowsNotes(false)} />
        </Suspense>
      )}
    </>
  );
}
