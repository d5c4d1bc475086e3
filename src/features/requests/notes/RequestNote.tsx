import { useId, useState } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { TextAreaField } from '#src/components/fields/TextAreaField.tsx';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import { CallAgain } from './CallAgain.tsx';
import { blankNote, needsPhoning, noteOf, noteStatuses } from './notes.ts';
import { changeNote, useIsNoteKept, useNotes } from './noteStorage.ts';
import styles from './RequestNote.module.css';

/** The status, note and time to call again, stored at every key. */
export function RequestNote({ request }: { request: AppointmentRequest }) {
  const name = useId();
  // The store itself: the context's notes are deferred, and a change must show at once.
  const note = noteOf(useNotes(), request);
  const isKept = useIsNoteKept(request.id);
  const { status, text, callAgainAt } = note ?? blankNote;
  /** Local while focused: another tab's text must not replace it. */
  const [typed, setTyped] = useState<string>();

  return (
    <Stack gap={3} className={styles.note} data-dense>
      <Cluster role="radiogroup" aria-label="Status" align="stretch" className={styles.statuses}>
        {noteStatuses.map((each) => (
          <label key={each} className={styles.status} data-choice="segment">
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
      </Cluster>
      <TextAreaField
        label="Note"
        rows={2}
        value={typed ?? text}
        onChange={({ target: { value } }) => {
          setTyped(value);
          changeNote(request, { text: value });
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p role="status" className="small">
        {isKept ? note && 'Kept on this computer for everyone at this desk.' : notKept}
      </p>
      {needsPhoning(status) && (
        <CallAgain
          kept={callAgainAt}
          onKeep={(value) => changeNote(request, { callAgainAt: value })}
        />
      )}
    </Stack>
  );
}

const notKept =
  'Not kept: this browser refuses it, or its storage is full. It stays here until you close or reload this page.';
