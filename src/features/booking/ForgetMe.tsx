import { useEffect, useState } from 'react';
import { deviceWord } from '#src/components/DeviceWord.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { forgetMe, isAnybodyKept } from './forgetMe.ts';
import * as messages from './forgetMessages.ts';
import { loadDetails, useRememberedDetails } from './rememberedDetails.ts';

interface ForgetMeProps {
  /** Shown where nothing of anybody is kept. With it the button is also there for what a tab keeps by itself. */
  nothingKept?: string;
}

const resultWords = {
  gone: () => messages.gone(deviceWord()),
  goneHere: () => messages.goneHere,
  refused: () => messages.refused,
};

/** Removes what this browser keeps of the person who books. It shows where there is anything. */
export function ForgetMe({ nothingKept }: ForgetMeProps) {
  const { details } = useRememberedDetails();
  const [result, setResult] = useState<keyof typeof resultWords>();
  const [isKept, setIsKept] = useState(false);

  // Read in an effect: a prerendered page knows nothing of this browser.
  useEffect(() => setIsKept(nothingKept !== undefined && isAnybodyKept()), [nothingKept]);

  const canForget = details !== undefined || isKept;

  function forget() {
    const isShared = forgetMe();
    const isLeft = isAnybodyKept() || loadDetails() !== undefined;
    setIsKept(isLeft);
    setResult(isLeft ? 'refused' : isShared ? 'gone' : 'goneHere');
  }

  return (
    // The note takes the focus when the button disappears.
    <div className="small focus-target" tabIndex={-1}>
      {canForget && (
        <ToolButton passesFocus onClick={forget}>
          {messages.forgetMe}
        </ToolButton>
      )}
      {!canForget && !result && nothingKept && <p>{nothingKept}</p>}
      <p role="status">{result && (result === 'refused' || !canForget) && resultWords[result]()}</p>
    </div>
  );
}
