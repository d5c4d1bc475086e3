import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import { exportNotes, importFrom } from './callFiles.ts';
import type { Calls } from './useCalls.ts';

interface HandOverProps {
  calls: Calls;
  /** The clinic's clock. */
  now: ClockTime;
  /** The element that shows what came of it. */
  answerPlace: HTMLElement | null;
}

/** The desk's notes to another computer, and from it: one file, a press at each end. */
export function HandOver({ calls, now, answerPlace }: HandOverProps) {
  const file = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const { store, book } = calls;
  const place = useSyncExternalStore(store.subscribe, () => store.place());
  function hand() {
    const held = store.bookNow();
    if (held.about.length > 0) setAnswer(exportNotes(held, now));
  }

  return (
    <>
      <ToolButton
        icon="Download"
        aria-disabled={book.about.length === 0 || undefined}
        onClick={hand}
      >
        Hand notes over
      </ToolButton>
      <ToolButton icon="Upload" onClick={() => file.current?.click()}>
        Take notes over
      </ToolButton>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="File of notes to take over"
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (!chosen) return;
          setAnswer('');
          void importFrom(chosen, store).then((words) => {
            setAnswer(words);
            // Lets the same file be chosen again.
            target.value = '';
          });
        }}
      />
      {answerPlace &&
        createPortal(
          <p role="status" className="small">
            {answer && place === 'page only'
              ? `${answer} Not all notes are kept: this browser refuses it, its storage is full or doesn’t answer. They stay in this page until you leave it.`
              : answer}
          </p>,
          answerPlace,
        )}
    </>
  );
}
