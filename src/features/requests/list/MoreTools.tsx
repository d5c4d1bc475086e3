import { type Ref, type RefObject, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { startBooking } from '#src/features/requests/phone-booking/bookingStart.ts';
import { BookingLinks, CallNotes, HandOver, KeyboardHelp } from './lazyComponents.ts';
import styles from './RequestListScreen.module.css';
import type { OpenedStore } from './openedRequests.ts';
import { useListKeys } from './useListKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface MoreToolsProps {
  /** The list with its filters. */
  list: RefObject<HTMLElement | null>;
  /** Whose owner may be on the phone. */
  opened: OpenedStore;
  /** The user's notes; undefined before they are loaded. */
  calls: Calls | undefined;
  /** The clinic's clock. */
  now: ClockTime;
  /** Receives the element for the settings of the search for new requests. */
  watchPlace: Ref<HTMLDivElement>;
}

/** What is behind 'More', and the keys of the list. It loads after the rows. */
export function MoreTools({ list, opened, calls, now, watchPlace }: MoreToolsProps) {
  const [characters, setCharacters] = useShortcuts();
  const [answerPlace, setAnswerPlace] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<'notes' | 'links' | 'keys'>();
  const onBook = () => startBooking(opened.get()?.request);
  useListKeys({ list, characters, onHelp: () => setShown('keys'), onBook });
  const close = () => setShown(undefined);
  return (
    <>
      {/* What does not fit into one line makes two of like length. */}
      <Cluster gap={3}>
        <ToolButton icon="CalendarPlus" aria-haspopup="dialog" onClick={onBook}>
          Enter a booking
        </ToolButton>
        {calls && (
          <ToolButton icon="NotebookPen" aria-haspopup="dialog" onClick={() => setShown('notes')}>
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
        <ToolButton icon="Link" aria-haspopup="dialog" onClick={() => setShown('links')}>
          Booking links
        </ToolButton>
        <ToolButton icon="Printer" onClick={() => window.print()}>
          Print
        </ToolButton>
        <div className={styles.keys}>
          <ToolButton icon="Keyboard" aria-haspopup="dialog" onClick={() => setShown('keys')}>
            Keyboard
          </ToolButton>
        </div>
        <div ref={watchPlace} />
      </Cluster>
      <div ref={setAnswerPlace} className={styles.answer} />
      {/* '?' opens one while 'More', and all that is in it, is hidden. */}
      {createPortal(
        <Suspense>
          {shown === 'notes' && calls && <CallNotes calls={calls} onClose={close} />}
          {shown === 'links' && <BookingLinks onClose={close} />}
          {shown === 'keys' && (
            <KeyboardHelp characters={characters} onCharacters={setCharacters} onClose={close} />
          )}
        </Suspense>,
        document.body,
      )}
    </>
  );
}
