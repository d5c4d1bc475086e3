import { useState, useSyncExternalStore } from 'react';
import type { ClockTime } from '#src/domain/types.ts';
import { NotesFile } from './NotesFile.tsx';
import type { Calls } from './useCalls.ts';

interface HandOverProps {
  calls: Calls;
  /** The clinic's clock. */
  now: ClockTime;
}

/** The desk's notes to another computer, and from it: one file, a press at each end. */
export function HandOver({ calls, now }: HandOverProps) {
  const [answer, setAnswer] = useState('');
  const { store } = calls;
  const place = useSyncExternalStore(store.subscribe, () => store.place());
  return (
    <>
      <NotesFile
        calls={calls}
        now={now}
        names={{
          save: 'Hand notes over',
          read: 'Take notes over',
          file: 'File of notes to take over',
        }}
        onAnswer={setAnswer}
      />
      <p role="status" className="small">
        {answer && place === 'page only'
          ? `${answer} Not all notes are kept: this browser refuses it, its storage is full or doesn’t answer. They stay in this page until you leave it.`
          : answer}
      </p>
    </>
  );
}
