import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { attendances, callStatuses } from '#src/domain/callStatus.ts';
import {
  callAgainOf,
  type CallChange,
  callKey,
  callStatusOf,
  newCall,
  noteOf,
} from '#src/domain/calls.ts';
import { momentWords, weekdayOf } from '#src/domain/clock.ts';
import { asRequested } from '#src/domain/movedRequest.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { cameOf, changedSince, changedToOf } from '#src/domain/visitNotes.ts';
import { CallAgain } from './CallAgain.tsx';
import type { CallPlace } from './CallStore.ts';
import { earlierWords, lastCallWords, ownWords, writersWords } from './callWords.ts';
import { isSecondClick } from './isSecondClick.ts';
import { MomentField } from './MomentField.tsx';
import { NoteField } from './NoteField.tsx';
import { ShareOwn } from './ShareOwn.tsx';
import styles from './RequestCalls.module.css';
import type { Calls } from './useCalls.ts';

interface RequestCallsProps {
  request: AppointmentRequest;
  calls: Calls;
  /** The clinic's clock. */
  now: ClockTime;
}

const placeWords: Record<CallPlace, string> = {
  saving: 'Saving…',
  saved: 'Kept on this computer, for everybody who logs in on it.',
  'page only':
    'Not kept: this browser refuses it, its storage is full or doesn’t answer. It stays in this page until you leave it.',
};

/** What came of calling the owner and of the visit, a note, and when to call again. */
export function RequestCalls({ request, calls, now }: RequestCallsProps) {
  const titleId = useId();
  const { store } = calls;
  // Includes the last key, unlike the list, which follows after a pause.
  const record = useSyncExternalStore(store.subscribe, () => store.recordOf(request));
  const place = useSyncExternalStore(store.subscribe, () => store.placeOf(request));
  const status = record ? callStatusOf(record) : 'To call';
  const came = record ? cameOf(record.visit) : '';
  const requested = asRequested(request);
  const about = callKey(newCall(request));
  const moved = record && changedToOf(record.visit, request);
  const since = record ? changedSince(record.visit, request) : [];
  const own = calls.book.ownOf(request);
  const by = record ? writersWords(record) : '';
  const said = useNoteResult(record ? noteOf(record) : '', place);
  const change = (what: CallChange) => store.change(request, what, now);
  return (
    <section
      className={`above-4 ${styles.calls}`}
      aria-labelledby={titleId}
      data-dense
      data-layout="stack"
      data-gap="3"
    >
      <h3 id={titleId} className="visually-hidden">
        Calls
      </h3>
      {since.length > 0 && (
        <p className={styles.since}>{`Changed since this was noted: ${since.join('. ')}.`}</p>
      )}
      <p role="status" className={`medium ${styles.last}`}>
        {record && lastCallWords(record)}
      </p>
      {/* On paper the words without the controls. */}
      <Cluster
        gap={2}
        role="group"
        aria-labelledby={titleId}
        className={`screen-only ${styles.outcomes}`}
      >
        {callStatuses.map((outcome) => (
          <ToolButton
            key={outcome}
            data-choice
            aria-pressed={outcome === status}
            onClick={() => change({ status: outcome })}
          >
            {outcome}
          </ToolButton>
        ))}
      </Cluster>
      {(status === 'Changed' || moved) && (
        <MomentField
          label="New day and time"
          about={about}
          kept={moved ? `${moved.date}T${moved.time}` : ''}
          onKeep={(changedTo) => change({ changedTo })}
        />
      )}
      {moved && (
        <p className={styles.since}>
          {`Asked for ${weekdayOf(requested.date)}, ${momentWords(requested)}.`}
        </p>
      )}
      <Cluster gap={2} role="group" aria-label="Visit" className={`screen-only ${styles.outcomes}`}>
        {attendances.map((each) => (
          <ToolButton
            key={each}
            data-choice
            aria-pressed={each === came}
            onClick={(event) => isSecondClick(event) || change({ came: each === came ? '' : each })}
          >
            {each}
          </ToolButton>
        ))}
      </Cluster>
      <NoteField
        record={record}
        onType={(note, seen) => change({ note, seen })}
        onLeave={() => store.settle()}
      />
      <CallAgain
        about={about}
        kept={record ? callAgainOf(record) : ''}
        now={now}
        onKeep={(callAgain) => change({ callAgain })}
      />
      {calls.book.earlierOf(request).map((earlier) => (
        <p key={earlier.mark} className="small">
          {earlierWords(earlier)}
        </p>
      ))}
      {own && (
        <Cluster gap={3}>
          <p className="small">{ownWords(own)}</p>
          <ShareOwn calls={calls} />
        </Cluster>
      )}
      <p className="small" data-place={place}>
        {placeWords[place]}
      </p>
      {by && <p className="small">{by}</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

/** How long (ms) a note must have stayed where it is before that is announced: once, not after each word. */
const quietMs = 600;

/** For screen readers: whether the note that was written here is saved; '' before. */
function useNoteResult(note: string, place: CallPlace): string {
  const told = useRef(note);
  const [result, setResult] = useState('');

  useEffect(() => {
    if (note === told.current) return undefined;
    setResult('');
    if (place === 'saving') return undefined;
    const timer = setTimeout(() => {
      told.current = note;
      setResult(place === 'saved' ? 'Note saved.' : 'The note is not kept on this computer.');
    }, quietMs);
    return () => clearTimeout(timer);
  }, [note, place]);

  return result;
}
