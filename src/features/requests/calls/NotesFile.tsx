import { useRef } from 'react';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import { exportNotes, importFrom } from './callFiles.ts';
import type { Calls } from './useCalls.ts';

interface NotesFileProps {
  calls: Calls;
  /** The clinic's clock. */
  now: ClockTime;
  /** The names of the two buttons and of the field for the file. */
  names: { save: string; read: string; file: string };
  /** Gets what came of it, and '' where it begins. */
  onAnswer: (words: string) => void;
}

/** The desk's notes as a file, out of this browser and into it. */
export function NotesFile({ calls, now, names, onAnswer }: NotesFileProps) {
  const file = useRef<HTMLInputElement>(null);
  const isEmpty = calls.book.about.length === 0;
  return (
    <>
      <ToolButton
        icon="Download"
        aria-disabled={isEmpty || undefined}
        onClick={() => isEmpty || onAnswer(exportNotes(calls.book, now))}
      >
        {names.save}
      </ToolButton>
      <ToolButton icon="Upload" onClick={() => file.current?.click()}>
        {names.read}
      </ToolButton>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={names.file}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (!chosen) return;
          onAnswer('');
          void importFrom(chosen, calls.store).then((words) => {
            onAnswer(words);
            // Lets the same file be chosen again.
            target.value = '';
          });
        }}
      />
    </>
  );
}
