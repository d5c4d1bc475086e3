import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { config } from '#src/config/env.ts';
import { statusWords } from '#src/domain/callBadges.ts';
import { callStatuses } from '#src/domain/callStatus.ts';
import { type CallRecord, lastCallAt, longestNote } from '#src/domain/calls.ts';
import { clinicNow, formatDate, formatTime } from '#src/domain/clock.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import styles from './RequestCalls.module.css';
import type { Calls } from './useCalls.ts';

interface RequestCallsProps {
  request: AppointmentRequest;
  calls: Calls;
  /** The clinic's clock. */
  now: ClockTime;
}

/** What came of calling the owner, a note, and when to call again. */
export function RequestCalls({ request, calls, now }: RequestCallsProps) {
  const titleId = useId();
  const { store, book, keptIn } = calls;
  const record = book.recordOf(request);
  const status = record?.status.value ?? 'To call';
  return (
    <section className={styles.calls} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Calls
      </h3>
      <div role="group" aria-labelledby={titleId} className={styles.outcomes}>
        {callStatuses.map((outcome) => (
          <Button
            key={outcome}
            kind="secondary"
            size="compact"
            aria-pressed={outcome === status}
            onClick={() => store.change(request, { status: outcome }, now)}
          >
            {outcome}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.last}>
        {record && lastCallWords(record)}
      </p>
      <NoteField
        kept={record?.note.value ?? ''}
        onKeep={(note) => store.change(request, { note }, now)}
      />
      <CallAgainField
        kept={record?.callAgain.value ?? ''}
        onKeep={(callAgain) => store.change(request, { callAgain }, now)}
      />
      <p className={styles.place}>
        {keptIn === 'computer'
          ? 'Kept on this computer, for your login only.'
          : 'Not kept: this browser can’t keep it, or its storage is full. It stays on this computer until you leave this page.'}
      </p>
    </section>
  );
}

/** 'No answer, 2 times. Last call 18 Jul 2026, 4:05 PM.'; '' before the first. */
function lastCallWords(record: CallRecord): string {
  const at = lastCallAt(record);
  if (at === 0) return '';
  const { date, time } = clinicNow(new Date(at), config.clinicTimeZone);
  return `${statusWords(record)}. Last call ${formatDate(date)}, ${formatTime(time)}.`;
}

/** Typing is kept after a pause, and at once when the field is left. */
const typingMs = 400;

interface KeptField {
  /** What is kept now; another tab may change it. */
  kept: string;
  onKeep: (value: string) => void;
}

function NoteField({ kept, onKeep }: KeptField) {
  /** What is typed and not yet kept. */
  const [typed, setTyped] = useState<string>();
  const pending = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keep() {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = undefined;
  }

  // A note that is being typed is kept when the dialog closes, the user logs out or the page goes: before the store closes,
  // which is an effect of the list.
  useLayoutEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  return (
    <TextAreaField
      label="Note"
      rows={3}
      maxLength={longestNote}
      value={typed ?? kept}
      onChange={({ target: { value } }) => {
        setTyped(value);
        pending.current = () => onKeep(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, typingMs);
      }}
      onBlur={() => {
        keep();
        setTyped(undefined);
      }}
    />
  );
}

function CallAgainField({ kept, onKeep }: KeptField) {
  /** What is typed: a date without its time is no value yet. */
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label="Call again at"
      type="datetime-local"
      max="9999-12-31T23:59"
      value={typed ?? kept}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value) onKeep(value.slice(0, 16));
      }}
      onBlur={({ target: { value, validity } }) => {
        if (!value && !validity.badInput) onKeep('');
        setTyped(undefined);
      }}
    />
  );
}
