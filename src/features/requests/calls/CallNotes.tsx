import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { callKey, type CallRecord, changedAt, isOld, oldAfterDays } from '#src/domain/calls.ts';
import { clinicNow, formatDate } from '#src/domain/clock.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import styles from './CallNotes.module.css';
import type { CallPlace, CallStore } from './CallStore.ts';
import { ListDialog } from '#src/features/requests/list/ListDialog.tsx';
import { ShareOwn } from './ShareOwn.tsx';
import type { Calls } from './useCalls.ts';

interface CallNotesProps {
  calls: Calls;
  onClose: () => void;
}

const placeWords: Record<CallPlace, string> = {
  saving: 'Saving…',
  saved:
    'Kept on this computer, for everybody who logs in on it, until somebody removes them. Nobody sees them who is not logged in.',
  'page only':
    'Not all are kept: this browser refuses it, its storage is full or doesn’t answer. They stay in this page until you leave it. Hand them over if you need them.',
};

/** The dialog that says where the notes about calls are kept, and removes them. */
export function CallNotes({ calls, onClose }: CallNotesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answerLine = useRef<HTMLParagraphElement>(null);
  const [answer, setAnswer] = useState('');
  const [openedAt] = useState(() => Date.now());
  const { store, book } = calls;
  const place = useSyncExternalStore(store.subscribe, () => store.place());
  const { about } = book;
  const size = about.length;
  const old = about.filter((record) => isOld(record, openedAt));

  async function remove(which: Parameters<CallStore['remove']>[0], words: string) {
    setAnswer('');
    // The pressed button may disappear with the notes.
    answerLine.current?.focus();
    try {
      await store.remove(which);
      setAnswer(words);
    } catch {
      setAnswer('They could not be removed: this browser’s storage refuses it or doesn’t answer.');
    }
  }

  return (
    <ListDialog
      dialog={dialog}
      title="Notes about calls"
      line={placeWords[place]}
      onClose={onClose}
    >
      <p className="above-5">
        {size === 0 ? 'There are no notes yet.' : `There are notes about ${requestsPhrase(size)}.`}
      </p>
      <p className="small">
        ‘Hand notes over’ and ‘Take notes over’ carry them to another computer. Where both wrote
        about a request without knowing of each other, both texts stay.
      </p>
      {book.own.length > 0 && (
        <Cluster gap={3} className={styles.remove}>
          <p className="small">
            {`From before there are notes about ${requestsPhrase(book.own.length)} that only your login sees.`}
          </p>
          <ShareOwn calls={calls} />
        </Cluster>
      )}
      <p ref={answerLine} role="status" tabIndex={-1} className="above-3 medium breaks">
        {answer}
      </p>
      {old.length > 0 && (
        <RemoveNotes
          label="Remove old notes"
          intro={`Notes about ${requestsPhrase(old.length)} have not changed for more than ${oldAfterDays} days by this computer’s clock: ${daysPhrase(old)}. They stay until you remove them.`}
          question={`Remove the notes about ${requestsPhrase(old.length)}, ${daysPhrase(old)}? It can’t be undone. The requests stay.`}
          choices={[
            {
              text: 'Remove',
              onChoose: () =>
                void remove(
                  new Set(old.map(callKey)),
                  `The notes about ${requestsPhrase(old.length)} are removed from this computer.`,
                ),
            },
          ]}
        />
      )}
      <RemoveAllNotes
        store={store}
        size={size}
        onRemove={(which, words) => void remove(which, words)}
      />
    </ListDialog>
  );
}

interface RemoveAllNotesProps {
  store: CallStore;
  size: number;
  onRemove: (which: 'all' | 'everybody’s', words: string) => void;
}

/** Colleagues keep theirs on the same computer: whose notes go is asked. */
function RemoveAllNotes({ store, size, onRemove }: RemoveAllNotesProps) {
  /** undefined: it can't be told. */
  const [others, setOthers] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    void store.countOthers().then((count) => isLeft || setOthers(count));
    return () => {
      isLeft = true;
    };
  }, [store, size]);

  const mine = {
    onChoose: () =>
      onRemove(
        'all',
        others === 0
          ? 'All notes are removed from this computer.'
          : 'The desk’s notes and yours are removed from this computer.',
      ),
  };
  const everybodys = {
    text: 'Remove everybody’s',
    onChoose: () => onRemove('everybody’s', 'All notes are removed from this computer.'),
  };
  return (
    <RemoveNotes
      label="Remove all notes from this computer"
      isDisabled={size === 0 && !others}
      question={
        others
          ? `Remove the desk’s notes about ${requestsPhrase(size)} and yours, or also those of ${others === 1 ? 'the other login' : `the ${others} other logins`} on this computer? It can’t be undone. The requests stay.`
          : `Remove the notes about ${requestsPhrase(size)} from this computer? It can’t be undone. The requests stay.`
      }
      choices={
        others
          ? [{ text: 'Remove the desk’s', ...mine }, everybodys]
          : [{ text: 'Remove', ...mine }]
      }
    />
  );
}

interface RemoveNotesProps {
  label: string;
  intro?: string;
  question: string;
  choices: readonly { text: string; onChoose: () => void }[];
  isDisabled?: boolean;
}

/** Asks before it removes. */
function RemoveNotes({ label, intro, question, choices, isDisabled }: RemoveNotesProps) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.remove} tabIndex={-1}>
      {intro && <p className="small">{intro}</p>}
      <p role="status">{asks && question}</p>
      {asks ? (
        <Cluster gap={3} className={styles.actions}>
          {choices.map(({ text, onChoose }) => (
            <Button
              key={text}
              size="compact"
              passesFocus
              onClick={() => {
                setAsks(false);
                onChoose();
              }}
            >
              {text}
            </Button>
          ))}
          <ToolButton passesFocus onClick={() => setAsks(false)}>
            Keep them
          </ToolButton>
        </Cluster>
      ) : (
        <ToolButton
          icon="Trash2"
          passesFocus
          aria-disabled={isDisabled || undefined}
          onClick={() => setAsks(!isDisabled)}
        >
          {label}
        </ToolButton>
      )}
    </div>
  );
}

/** 'last changed from 3 Apr 2026 to 1 May 2026'. */
function daysPhrase(records: readonly CallRecord[]): string {
  const days = records.map((record) => {
    const { date } = clinicNow(new Date(changedAt(record)), config.clinicTimeZone);
    return date;
  });
  const [first = '', last = ''] = [days.toSorted().at(0), days.toSorted().at(-1)];
  return first === last
    ? `last changed on ${formatDate(first)}`
    : `last changed from ${formatDate(first)} to ${formatDate(last)}`;
}
