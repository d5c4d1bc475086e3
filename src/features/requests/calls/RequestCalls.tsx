import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Cluster } from '#src/components/Stack.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { outcomeWords, statusWords } from '#src/domain/callBadges.ts';
import { attendances, callStatuses } from '#src/domain/callStatus.ts';
import {
  alsoSet,
  callAgainOf,
  type CallRecord,
  callStatusOf,
  lastCallAt,
  longestNote,
  noteOf,
  noteTexts,
} from '#src/domain/calls.ts';
import { clinicNow, formatDate, formatTime } from '#src/domain/clock.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { SeenChanges } from '#src/domain/versions.ts';
import { cameAt, cameOf, changedSince } from '#src/domain/visitNotes.ts';
import type { CallPlace } from './CallStore.ts';
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
  saved: 'Kept on this computer, for your login only.',
  'page only':
    'Not kept: this browser refuses it, its storage is full or doesn’t answer. It stays in this page until you leave it.',
};

/** The outcome of calling the owner, a note, and when to call again. */
export function RequestCalls({ request, calls, now }: RequestCallsProps) {
  const titleId = useId();
  const { store } = calls;
  // Includes the last key, unlike the list, which follows after a pause.
  const record = useSyncExternalStore(store.subscribe, () => store.recordOf(request));
  const place = useSyncExternalStore(store.subscribe, () => store.placeOf(request));
  const status = record ? callStatusOf(record) : 'To call';
  const came = record ? cameOf(record.visit) : '';
  const since = record ? changedSince(record.visit, request) : [];
  const said = useNoteResult(record ? noteOf(record) : '', place);
  return (
    <section
      className={styles.calls}
      aria-labelledby={titleId}
      data-dense
      data-layout="stack"
      data-gap="4"
    >
      <h3 id={titleId} className={styles.title}>
        Calls
      </h3>
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
            onClick={() => store.change(request, { status: outcome }, now)}
          >
            {outcome}
          </ToolButton>
        ))}
      </Cluster>
      <Cluster gap={2} role="group" aria-label="Visit" className={`screen-only ${styles.outcomes}`}>
        {attendances.map((each) => (
          <ToolButton
            key={each}
            data-choice
            aria-pressed={each === came}
            onClick={() => store.change(request, { came: each === came ? '' : each }, now)}
          >
            {each}
          </ToolButton>
        ))}
      </Cluster>
      <p role="status" className={styles.last}>
        {record && lastCallWords(record)}
      </p>
      {since.length > 0 && (
        <p className={styles.last}>{`Changed since this was noted: ${since.join('. ')}.`}</p>
      )}
      <NoteField
        record={record}
        onType={(note, seen) => store.change(request, { note, seen }, now)}
      />
      <CallAgainField
        kept={record ? callAgainOf(record) : ''}
        onKeep={(callAgain) => store.change(request, { callAgain }, now)}
      />
      {calls.book.earlierOf(request).map((earlier) => (
        <p key={earlier.mark} className="small">
          {earlierWords(earlier)}
        </p>
      ))}
      <p className="small" data-place={place}>
        {placeWords[place]}
      </p>
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

/** 'No answer, 2 times. Last call 18 Jul 2026, 4:05 PM. Arrived 18 Jul 2026, 4:40 PM.'; '' before the first. */
function lastCallWords(record: CallRecord): string {
  const at = lastCallAt(record);
  const came = cameOf(record.visit);
  const { outcomes, callAgains, changedTo } = alsoSet(record);
  return [
    at > 0 && `${statusWords(record)}. Last call ${momentWords(at)}.`,
    came && `${came}, noted ${momentWords(cameAt(record.visit))}.`,
    outcomes.length > 0 && `Also noted elsewhere: ${outcomes.join(', ')}.`,
    callAgains.length > 0 &&
      `Also to call again: ${callAgains.map((time) => dayAndTime(time.slice(0, 10), time.slice(11))).join(', ')}.`,
    changedTo.length > 0 &&
      `Also changed to: ${changedTo.map(({ date, time }) => dayAndTime(date, time)).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Notes about another request with the same id, perhaps by somebody else. */
function earlierWords(earlier: CallRecord): string {
  const said = [outcomeWords(earlier), ...noteTexts(earlier)].join('. ');
  return `Noted earlier about a request with this number and other details: ${said}`;
}

function momentWords(at: number): string {
  const { date, time } = clinicNow(new Date(at), config.clinicTimeZone);
  return dayAndTime(date, time);
}

function dayAndTime(date: string, time: string): string {
  return `${formatDate(date)}, ${formatTime(time)}`;
}

interface NoteFieldProps {
  record: CallRecord | undefined;
  /** Gets each key. `seen`: what was there when its writer began. */
  onType: (text: string, seen: SeenChanges) => void;
}

function NoteField({ record, onType }: NoteFieldProps) {
  /** The text being typed; changes from another tab show afterwards. */
  const [typed, setTyped] = useState<{ text: string; seen: SeenChanges }>();
  const kept = record ? noteOf(record) : '';
  const text = typed?.text ?? kept;
  const longest = Math.max(longestNote, kept.length);
  const isTwofold = record && noteTexts(record).length > 1;
  // The browser cuts what is pasted, without a word.
  const full =
    typed &&
    text.length >= longest &&
    `This note is full: it holds ${longest.toLocaleString('en')} characters, and what is over that is left out.`;
  const notices = [isTwofold && 'This was written in two places. Both texts are here.', full];
  return (
    <>
      <TextAreaField
        label="Note"
        rows={3}
        maxLength={longest}
        notice={notices.filter(Boolean).join(' ')}
        value={text}
        onChange={({ target: { value } }) => {
          const seen = typed?.seen ?? record?.seen ?? {};
          setTyped({ text: value, seen });
          onType(value, seen);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p role="status" className="visually-hidden">
        {full}
      </p>
    </>
  );
}

interface CallAgainFieldProps {
  /** The stored value; another tab may change it. */
  kept: string;
  onKeep: (value: string) => void;
}

function CallAgainField({ kept, onKeep }: CallAgainFieldProps) {
  /** The typed value: a date without a time is not complete. */
  const [typed, setTyped] = useState<string>();
  const [isPartial, setIsPartial] = useState(false);
  return (
    <TextField
      label="Call again at"
      type="datetime-local"
      max="9999-12-31T23:59"
      notice={isPartial ? 'Not kept yet: it needs a day and a time.' : undefined}
      value={typed ?? kept}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        setIsPartial(validity.badInput);
        if (value) onKeep(value.slice(0, 16));
      }}
      // A part of a value changes no value, so that is no change.
      onKeyUp={({ currentTarget: { validity } }) => setIsPartial(validity.badInput)}
      onBlur={({ target: { value, validity } }) => {
        if (!value && !validity.badInput) onKeep('');
        setTyped(undefined);
        // The kept value replaces a half-typed one.
        setIsPartial(validity.badInput && !kept);
      }}
    />
  );
}
