import { useState } from 'react';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { Calls } from './useCalls.ts';

/** Gives the desk what was noted for this login alone: one press. */
export function ShareOwn({ calls: { store } }: { calls: Calls }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <ToolButton
        passesFocus
        onClick={() => {
          setFailed(false);
          store.shareOwn().catch(() => setFailed(true));
        }}
      >
        Share all of mine with the desk
      </ToolButton>
      <p role="status" className="small">
        {failed && 'Not shared: this browser’s storage refuses it or doesn’t answer.'}
      </p>
    </>
  );
}
