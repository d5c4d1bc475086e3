import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs one call at a time, and holds the message of its failure: what `messageFor` returns, or none where it has dealt with
 * the error itself. A call is cancelled when the component goes.
 */
export function useAttempt(messageFor: (error: unknown) => string | undefined) {
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  // A lock that works within the same event; state would be too late for a double click.
  const call = useRef<AbortController>(null);

  // A user who leaves the step meanwhile must not be logged in afterwards.
  useEffect(() => () => call.current?.abort(), []);

  /** Shows a message. The old one is removed first, so that the same message is announced a second time. */
  function showMessage(next: string | undefined) {
    flushSync(() => setMessage(undefined));
    setMessage(next);
  }

  /** Whether a call can be made: none is under way, and there is no problem; `field`, which has it, takes the focus. */
  function passes(problem: string | undefined, field: RefObject<HTMLElement | null>): boolean {
    if (call.current) return false;
    if (!problem) return true;
    showMessage(problem);
    field.current?.focus();
    return false;
  }

  /** `onDone` is not called where the component went meanwhile. */
  async function run<T>(
    request: (signal: AbortSignal) => Promise<T>,
    onDone: (result: T) => void | Promise<void>,
  ) {
    if (call.current) return;
    const controller = new AbortController();
    call.current = controller;
    showMessage(undefined);
    setBusy(true);
    try {
      const result = await request(controller.signal);
      if (!controller.signal.aborted) await onDone(result);
    } catch (error) {
      if (!controller.signal.aborted) setMessage(messageFor(error));
    } finally {
      call.current = null;
      setBusy(false);
    }
  }

  return { message, showMessage, busy, passes, run };
}
