import { useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import { removeAllNotes, useNotes } from './noteStorage.ts';

/** Removes every note from this computer, after a question. */
export function RemoveNotes() {
  const { size } = useNotes();
  const [asks, setAsks] = useState(false);
  const [answer, setAnswer] = useState('');
  function remove() {
    setAsks(false);
    setAnswer(
      removeAllNotes()
        ? 'All notes are removed from this computer.'
        : 'They could not be removed: this browser refuses it.',
    );
  }
  return (
    <Cluster gap={3} tabIndex={-1} className="screen-only">
      <p role="status" className="small">
        {asks
          ? `Remove the notes about ${requestsPhrase(size)} from this computer? It can’t be undone. The requests stay.`
          : answer}
      </p>
      {asks ? (
        <>
          <Button size="compact" passesFocus onClick={remove}>
            Remove
          </Button>
          <ToolButton passesFocus onClick={() => setAsks(false)}>
            Keep them
          </ToolButton>
        </>
      ) : (
        size > 0 && (
          <ToolButton icon="Trash2" passesFocus onClick={() => setAsks(true)}>
            Remove all notes from this computer
          </ToolButton>
        )
      )}
    </Cluster>
  );
}
