import { useId, useState } from 'react';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { config } from '#src/config/env.ts';
import { clinicNow, momentWords } from '#src/domain/clock.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { CallAgain } from './CallAgain.tsx';
import { changeNote, isNoteKept, useNotes } from './noteStorage.ts';
import { hasCallAgain, type NoteStatus, noteOf, noteStatuses } from './requestNotes.ts';
import styles from './RequestNote.module.css';

interface RequestNoteProps {
  request: AppointmentRequest;
  /** The clinic's clock. */
  now: ClockTime;
}

/** What came of calling the owner, a note, and when to call again; every key is kept at once. */
export function RequestNote({ request, now }: RequestNoteProps) {
  const note = noteOf(useNotes(), request);
  const isKept = isNoteKept(request.id);
  /** What is being typed: another tab's text never takes its place. */
  const [typed, setTyped] = useState<string>();
  const { status = 'To call', note: text = '', callAgain = '' } = note ?? {};
  const isReplaced = typed !== undefined && typed.trim() !== text.trim();
  const kept = isReplaced ? 'replaced' : !isKept ? 'refused' : note ? 'kept' : 'none';
  return (
    <div className={styles.note} data-dense>
      <StatusChoice chosen={status} onChoose={(next) => changeNote(request, { status: next })} />
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
      <p className="small">
        <span role="status">{keptWords[kept]}</span>
        <span>{note && kept === 'kept' && ` Last changed ${changedWords(note.at)}.`}</span>
      </p>
      {hasCallAgain(status) && (
        <CallAgain
          kept={callAgain}
          now={now}
          onKeep={(value) => changeNote(request, { callAgain: value })}
        />
      )}
    </div>
  );
}

const keptWords = {
  none: 'Notes stay on this computer, for everyone at this desk.',
  kept: 'Kept on this computer for everyone at this desk.',
  refused:
    'Not kept: this browser refuses it, or its storage is full. It stays in this page until you leave it.',
  replaced: 'Not kept: another tab has changed this note. Type on to keep yours.',
};

function changedWords(at: number): string {
  return momentWords(clinicNow(new Date(at), config.clinicTimeZone));
}

interface StatusChoiceProps {
  chosen: NoteStatus;
  onChoose: (status: NoteStatus) => void;
}

function StatusChoice({ chosen, onChoose }: StatusChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Status" className={styles.statuses}>
      {noteStatuses.map((status) => (
        <label key={status} className={styles.status} data-choice="bare">
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={status === chosen}
            onChange={() => onChoose(status)}
          />
          <span>{status}</span>
        </label>
      ))}
    </div>
  );
}
