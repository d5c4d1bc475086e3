import { useState } from 'react';
import { Cluster, Stack } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { callAgainTimes } from '#src/domain/callAgainTimes.ts';
import type { ClockTime } from '#src/domain/types.ts';
import { isSecondClick } from './isSecondClick.ts';
import { MomentField } from './MomentField.tsx';
import styles from './RequestCalls.module.css';

interface CallAgainProps {
  /** The request that it is about. */
  about: string;
  /** YYYY-MM-DDTHH:MM, or '' for none. */
  kept: string;
  /** The clinic's clock. */
  now: ClockTime;
  onKeep: (value: string) => void;
}

/** When to call again: a time that is often meant by one press, or any. */
export function CallAgain({ about, kept, now, onKeep }: CallAgainProps) {
  const [presses, setPresses] = useState(0);
  return (
    <Stack gap={2} className={styles.again}>
      {/* A press takes the place of what is half typed. */}
      <MomentField key={presses} label="Call again at" about={about} kept={kept} onKeep={onKeep} />
      <Cluster gap={2} className={`screen-only ${styles.outcomes}`}>
        {callAgainTimes(now).map(({ words, value }) => (
          <ToolButton
            key={words}
            data-choice
            aria-label={`Call again: ${words}`}
            aria-pressed={value === kept}
            onClick={(event) => {
              if (isSecondClick(event)) return;
              setPresses(presses + 1);
              onKeep(value === kept ? '' : value);
            }}
          >
            {words}
          </ToolButton>
        ))}
      </Cluster>
    </Stack>
  );
}
