import { useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { requestsPhrase } from '#src/features/requests/countLine.ts';
import { removeAllNotes, useNotes } from './noteStorage.ts';

const answers = {
  removed: 'All notes are removed from this computer.',
  refused: 'They could not be removed: this browser refuses it.',
};

export function NotesFoot() {
  const notes = useNotes();
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState<keyof typeof answers>();
  // Another note was written since.
  if (answer === 'removed' && notes.size > 0) setAnswer(undefined);

  function remove() {
    setIsAsking(false);
    setAnswer(removeAllNotes() ? 'removed' : 'refused');
  }

  return (
    <Cluster gap={3} tabIndex={-1} className="screen-only">
      <p role="status" className={isAsking || answer ? 'small' : 'visually-hidden'}>
        {isAsking
          ? `Remove the notes about ${requestsPhrase(notes.size)} from this computer? It can’t be undone. The requests stay.`
          : answer && answers[answer]}
      </p>
      {isAsking ? (
        <>
          <Button size="compact" passesFocus onClick={remove}>
            Remove
          </Button>
          <ToolButton passesFocus onClick={() => setIsAsking(false)}>
            Keep them
          </ToolButton>
        </>
      ) : (
        notes.size > 0 && (
          <ToolButton icon="Trash2" passesFocus onClick={() => setIsAsking(true)}>
            Remove all notes from this computer
          </ToolButton>
        )
      )}
    </Cluster>
  );
}
