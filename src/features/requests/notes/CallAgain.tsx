import { useState } from 'react';
import { Row, Stack } from '#src/components/Stack.tsx';
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

/** A year is typed digit by digit: 0002, 0020 and 0202 are none to keep. */
const earliest = '2000';

/** When to call again: a preset, or any day and time of the clinic's clock. */
export function CallAgain({ kept, now, onKeep }: CallAgainProps) {
  /** The value of the field while it has the focus: another tab's would empty a half-typed one. */
  const [typed, setTyped] = useState<string>();
  const [isUnfinished, setIsUnfinished] = useState(false);

  function type(value: string) {
    setTyped(value);
    setIsUnfinished(false);
    if (value === '' || value >= earliest) onKeep(value);
  }

  return (
    <Stack gap={2} className={styles.again}>
      <TextField
        label="Call again at"
        type="datetime-local"
        // Without a maximum browsers accept years of six digits.
        max="9999-12-31T23:59"
        value={typed ?? kept}
        error={isUnfinished ? 'Not kept: give a day and a time to come.' : undefined}
        onFocus={() => setTyped(kept)}
        onChange={({ target }) => type(target.value.slice(0, 16))}
        onBlur={({ target }) => {
          setTyped(undefined);
          setIsUnfinished(target.validity.badInput || target.value.slice(0, 16) !== kept);
        }}
      />
      <Row gap={2} className={styles.presets}>
        {callAgainTimes(now).map(({ words, value }) => (
          <ToolButton
            key={words}
            data-choice
            aria-label={`Call again: ${words}`}
            aria-pressed={value === kept}
            onClick={() => {
              setIsUnfinished(false);
              onKeep(value === kept ? '' : value);
            }}
          >
            {words}
          </ToolButton>
        ))}
      </Row>
    </Stack>
  );
}
