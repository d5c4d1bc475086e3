import { Cluster } from '#src/components/Stack.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import { callAgainTimes } from './requestNotes.ts';
import styles from './RequestNote.module.css';

interface CallAgainProps {
  /** YYYY-MM-DDTHH:MM, or '' for no time. */
  kept: string;
  /** The clinic's clock. */
  now: ClockTime;
  onKeep: (value: string) => void;
}

/** When to call again: a preset, or any day and time of the clinic's clock. */
export function CallAgain({ kept, now, onKeep }: CallAgainProps) {
  return (
    <Cluster gap={2} align="end" className={styles.again}>
      <TextField
        label="Call again at"
        type="datetime-local"
        // Without a maximum browsers accept years of six digits.
        max="9999-12-31T23:59"
        value={kept}
        onChange={({ target }) => onKeep(target.value.slice(0, 16))}
      />
      {callAgainTimes(now).map(({ words, value }) => (
        <ToolButton
          key={words}
          data-choice
          className="screen-only"
          aria-label={`Call again: ${words}`}
          aria-pressed={value === kept}
          onClick={() => onKeep(value === kept ? '' : value)}
        >
          {words}
        </ToolButton>
      ))}
    </Cluster>
  );
}
