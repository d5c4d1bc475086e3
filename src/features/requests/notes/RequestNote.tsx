import { useId, useState } from 'react';
import { Stack } from '#src/components/layout/Stack.tsx';
import { TextAreaField } from '#src/components/fields/TextAreaField.tsx';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { CallAgain } from './CallAgain.tsx';
import { changeNote, useIsNoteKept, useNotes } from './noteStorage.ts';
import { blankNote, hasCallAgain, noteOf, noteStatuses } from './notes.ts';
import styles from './RequestNote.module.css';

interface RequestNoteProps {
  request: AppointmentRequest;
  /** The clinic's clock. */
  now: ClockTime;
}

/** The result of phoning the owner, a note, and when to call again. Every key is kept at once. */
export function RequestNote({ request, now }: RequestNoteProps) {
  const name = useId();
  const notes = useNotes();
  const isKept = useIsNoteKept(request.id);
  const note = noteOf(notes, request);
  const { status, note: text, callAgain } = note ?? blankNote;
  /** The text of a field that is being typed in: another tab's never takes its place. */
  const [typed, setTyped] = useState<string>();
  const isReplaced = typed !== undefined && typed.trim() !== text.trim();

  function keptLine(): string {
    if (!isKept) return lines.refused;
    if (isReplaced) return lines.replaced;
    if (!note) return notes.size === 0 ? lines.beforeFirst : '';
    return notes.size === 1 ? lines.first : lines.kept;
  }

  return (
    <Stack gap={3} className={styles.note} data-dense>
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
        {keptLine()}
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

/** A shared computer is named once, beside the first note. */
const lines = {
  beforeFirst: 'Notes stay on this computer, for everyone at this desk.',
  first: 'Kept on this computer for everyone at this desk.',
  kept: 'Kept on this computer.',
  refused:
    'Not kept: this browser refuses it, or its storage is full. It stays here until you close or reload this page.',
  replaced: 'Another tab has changed this note. Type on to put yours in its place.',
};
