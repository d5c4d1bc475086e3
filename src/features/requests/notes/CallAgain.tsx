import { useState } from 'react';
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
  const [presses, setPresses] = useState(0);
  function press(value: string) {
    // A new field: no script can clear a half-typed one.
    setPresses(presses + 1);
    onKeep(value);
  }
  return (
    <div className={styles.again}>
      <MomentField key={presses} kept={kept} onKeep={onKeep} />
      {callAgainTimes(now).map(({ words, value }) => (
        <ToolButton
          key={words}
          data-choice
          className="screen-only"
          aria-label={`Call again: ${words}`}
          aria-pressed={value === kept}
          onClick={() => press(value === kept ? '' : value)}
        >
          {words}
        </ToolButton>
      ))}
    </div>
  );
}

/** Half typed, or in a year that is: 0002, 0020, 0202. */
const isHalf = ({ badInput, rangeUnderflow }: ValidityState) => badInput || rangeUnderflow;

function MomentField({ kept, onKeep }: Omit<CallAgainProps, 'now'>) {
  /** Another tab's time shows once the field is left. */
  const [typed, setTyped] = useState<string>();
  const [isPartial, setIsPartial] = useState(false);
  return (
    <TextField
      label="Call again at"
      type="datetime-local"
      min="1000-01-01T00:00"
      max="9999-12-31T23:59"
      notice={isPartial ? 'Not kept yet: it needs a day and a time.' : undefined}
      value={typed ?? kept}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        setIsPartial(isHalf(validity));
        if (!isHalf(validity)) onKeep(value.slice(0, 16));
      }}
      // Clearing the last part of a half-typed moment is no change.
      onBlur={({ target: { value, validity } }) => {
        setIsPartial(isHalf(validity));
        if (isHalf(validity)) return;
        if (!value) onKeep('');
        setTyped(undefined);
      }}
    />
  );
}
