import { Download, Trash2, Upload } from 'lucide';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { downloadFile } from '#src/components/downloadFile.ts';
import { Icon } from '#src/components/Icon.tsx';
import {
  callFileName,
  callFileType,
  largestCallFile,
  parseCallFile,
  serializeCalls,
} from '#src/domain/callFile.ts';
import { keptDays } from '#src/domain/calls.ts';
import type { ClockTime } from '#src/domain/types.ts';
import styles from './CallNotes.module.css';
import type { CallStore } from './CallStore.ts';
import { ListDialog } from './ListDialog.tsx';
import type { Calls } from './useCalls.ts';

interface CallNotesProps {
  calls: Calls;
  /** The clinic's clock. */
  now: ClockTime;
  onClose: () => void;
}

/** What is noted about calls on this computer: as a file, from a file, or removed. */
export function CallNotes({ calls, now, onClose }: CallNotesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const { store, book, keptIn } = calls;
  const { size } = book.records;

  function exportNotes() {
    const text = serializeCalls(book.records.values());
    const name = callFileName(now);
    downloadFile(name, new Blob([text], { type: callFileType }));
    setAnswer(`${name} is ready: notes about ${requestsPhrase(size)}.`);
  }

  async function importNotes({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setAnswer('');
    setAnswer(await importFrom(chosen, store));
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <ListDialog
      dialog={dialog}
      title="Notes about calls"
      line={
        keptIn === 'computer'
          ? `On this computer, for your login only. Notes are removed after ${keptDays} days without a change.`
          : 'On this computer until you leave this page: this browser can’t keep them, or its storage is full. Export them if you need them.'
      }
      onClose={onClose}
    >
      <p className={styles.count}>
        {size === 0 ? 'There are no notes yet.' : `There are notes about ${requestsPhrase(size)}.`}
      </p>
      <div className={styles.actions}>
        <Button
          kind="secondary"
          size="compact"
          aria-disabled={size === 0 || undefined}
          onClick={() => size === 0 || exportNotes()}
        >
          <Icon icon={Download} />
          Export notes
        </Button>
        <Button kind="secondary" size="compact" onClick={() => file.current?.click()}>
          <Icon icon={Upload} />
          Import notes
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="File of notes"
          tabIndex={-1}
          hidden
          onChange={(event) => void importNotes(event)}
        />
      </div>
      <p className="small">
        Importing adds the notes in the file. Where both have a note, the newer one stays, so two
        computers can swap their files.
      </p>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <RemoveNotes
        size={size}
        onRemove={() => {
          store.removeAll();
          setAnswer('All notes are removed from this computer.');
        }}
      />
    </ListDialog>
  );
}

/** Asks before it removes. */
function RemoveNotes({ size, onRemove }: { size: number; onRemove: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.remove} tabIndex={-1}>
      <p role="status">
        {asks &&
          `Remove the notes about ${requestsPhrase(size)} from this computer? It can’t be undone. The requests stay.`}
      </p>
      {asks ? (
        <div className={styles.actions}>
          <Button
            size="compact"
            passesFocus
            onClick={() => {
              setAsks(false);
              onRemove();
            }}
          >
            Remove
          </Button>
          <Button kind="secondary" size="compact" passesFocus onClick={() => setAsks(false)}>
            Keep them
          </Button>
        </div>
      ) : (
        <Button
          kind="secondary"
          size="compact"
          passesFocus
          aria-disabled={size === 0 || undefined}
          onClick={() => setAsks(size > 0)}
        >
          <Icon icon={Trash2} />
          Remove all notes from this computer
        </Button>
      )}
    </div>
  );
}

/** Imports a file and says what came of it. */
async function importFrom(file: File, store: CallStore): Promise<string> {
  if (file.size > largestCallFile) return `${file.name} is too large. Nothing was imported.`;
  let text: string;
  try {
    text = await file.text();
  } catch {
    return `${file.name} can’t be read. Nothing was imported.`;
  }
  const content = parseCallFile(text, Date.now());
  if (typeof content === 'string') return `${file.name} was not imported. ${content}`;
  const { records, unreadable, outdated } = content;
  const { added, changed } = store.merge(records);
  const taken = [
    added > 0 && `${added} new`,
    changed.length > added && `${changed.length - added} changed`,
  ].filter(Boolean);
  return [
    taken.length > 0
      ? `From ${file.name}: ${taken.join(', ')}.`
      : `${file.name} has no notes that are new here.`,
    outdated > 0 && `Left out because they are older than ${keptDays} days: ${outdated}.`,
    unreadable > 0 && `Left out because they can’t be read: ${unreadable}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function requestsPhrase(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`;
}
