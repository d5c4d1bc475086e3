import { useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { forgetDetails, useRememberedDetails } from './rememberedDetails.ts';
import styles from './ForgetMe.module.css';

interface ForgetMeProps {
  /** Shown where this browser keeps no details; nothing by default. */
  nothingKept?: string;
}

/** Removes the details that this browser keeps for the next booking. It shows where there are any. */
export function ForgetMe({ nothingKept }: ForgetMeProps) {
  const { details } = useRememberedDetails();
  const [isForgotten, setIsForgotten] = useState(false);

  function forget() {
    forgetDetails();
    setIsForgotten(true);
  }

  return (
    // It takes the focus when the button goes.
    <div className={styles.box} tabIndex={-1}>
      {details && (
        <Button kind="secondary" size="compact" passesFocus onClick={forget}>
          Forget me
        </Button>
      )}
      {!details && !isForgotten && nothingKept && <p>{nothingKept}</p>}
      <p role="status">
        {isForgotten && !details && 'Your details are no longer kept on this phone.'}
      </p>
    </div>
  );
}
