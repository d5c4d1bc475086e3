import { useId, useState } from 'react';
import { Stack } from '#src/components/Stack.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { CallAgain } from './CallAgain.tsx';
import { changeNote, isNoteKept, useNotes } from './noteStorage.ts';
import { blankNote, hasCallAgain, noteOf, noteStatuses } from './requestNotes.ts';
import styles from './RequestNote.module.css';

interface RequestNoteProps {
  request: AppointmentRequest;
  /** The clinic's clock. */
  now: ClockTime;
}

/** What came of phoning the owner, a note, and when to call again; every key is kept at once. */
export function RequestNote({ request, now }: RequestNoteProps) {
  const name = useId();
  const note = noteOf(useNotes(), request);
  const { status, note: text, callAgain } = note ?? blankNote;
  /** What is being typed: another tab's text never takes its place. */
  const [typed, setTyped] = useState<string>();
  const isReplaced = typed !== undefined && typed.trim() !== text.trim();
  const kept = isReplaced
    ? 'replaced'
    : !isNoteKept(request.id)
      ? 'refused'
      : note
        ? 'kept'
        : 'none';
  return (
    <Stack gap={3} className={`above-4 ${styles.note}`} data-dense>
      <div role="radiogroup" aria-label="Status" className={styles.statuses}>
        {noteStatuses.map((each) => (
          <label key={each} className={styles.status} data-choice="bare">
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={each === status}
              onChange={() => changeNote(request, { status: each })}
            />
            <span>{each}</span>
          </label>
        ))}
      </div>
      <TextAreaField
        label="Note"
        rows={2}
        value={typed ?? text}
        onChange={({ target: { value } }) => {
          setTyped(value);
          changeNote(request, { note: value });
        }}
        onBlur={() => isReplaced || setTyped(undefined)}
      />
      <p role="status" className="small">
        {keptWords[kept]}
      </p>
      {hasCallAgain(status) && (
        <CallAgain
          kept={callAgain}
          now={now}
          onKeep={(value) => changeNote(request, { callAgain: value })}
        />
      )}
    </Stack>
  );
}

const keptWords = {
  none: 'Notes stay on this computer, for everyone at this desk.',
  kept: 'Kept on this computer for everyone at this desk.',
  refused:
    'Not kept: this browser refuses it, or its storage is full. It stays in this page until you leave it.',
  replaced: 'Not kept: another tab has changed this note. Type on to keep yours.',
};
