import { useState } from 'react';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { callAgainTimes } from './notes.ts';
import styles from './RequestNote.module.css';

interface CallAgainProps {
  /** YYYY-MM-DDTHH:MM, or '' for no time. */
  kept: string;
  onKeep: (value: string) => void;
}

/** The time to call again: a preset, or a date and time by the clinic's clock. */
export function CallAgain({ kept, onKeep }: CallAgainProps) {
  const { now } = useRequestListContext();
  /** Local while focused: another tab's value would empty a half-typed one. */
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const error = isRefused ? 'Not kept: give a day and a time to come.' : undefined;

  return (
    <Stack gap={2} className={styles.again}>
      <TextField
        label="Call again at"
        type="datetime-local"
        // A year is typed digit by digit, so 0002, 0020 and 0202 are invalid, as are six digits.
        min="2000-01-01T00:00"
        max="9999-12-31T23:59"
        value={typed ?? kept}
        error={error}
        onFocus={() => setTyped(kept)}
        onChange={({ target: { value, validity } }) => {
          setTyped(value);
          setIsRefused(false);
          if (validity.valid) onKeep(value);
        }}
        onBlur={({ target }) => {
          setTyped(undefined);
          setIsRefused(!target.validity.valid);
        }}
      />
      {/* Announced here: the field's error appears once the focus has left it. */}
      <p role="status" className="visually-hidden">
        {error}
      </p>
      <Cluster gap={2}>
        {callAgainTimes(now).map(({ label, value }) => (
          <ToolButton
            key={label}
            data-choice
            aria-label={`Call again: ${label}`}
            aria-pressed={value === kept}
            onClick={() => {
              setIsRefused(false);
              onKeep(value === kept ? '' : value);
            }}
          >
            {label}
          </ToolButton>
        ))}
      </Cluster>
    </Stack>
  );
}
