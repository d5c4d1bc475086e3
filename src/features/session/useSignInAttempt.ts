import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeIdToken } from '#src/api/session.ts';
import { SignInChallenged, SignInRejected } from '#src/api/signIn.ts';
import { paths } from '#src/config/paths.ts';
import { listFiltersQuery } from '#src/domain/listFilters.ts';
import { flashMessageState } from '#src/components/useFlashMessage.ts';

/**
 * Runs one call for a token at a time. Success: the token is stored and the staff list opens with 'Login successful!' and
 * the filters that the address carries (useLoginHref). Failure: `messageFor` returns the message to show, or undefined
 * where it has dealt with the error itself.
 */
export function useSignInAttempt(messageFor: (error: unknown) => string | undefined) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  // A lock that works within the same event; state would be too late for a double click.
  const call = useRef<AbortController>(null);

  // A user who leaves the page meanwhile must not be logged in afterwards.
  useEffect(() => () => call.current?.abort(), []);

  /** Shows a message. The old one is removed first, so that the same message is announced a second time. */
  function showMessage(next: string | undefined) {
    flushSync(() => setMessage(undefined));
    setMessage(next);
  }

  async function run(requestToken: (signal: AbortSignal) => Promise<{ idToken: string }>) {
    if (call.current) return;
    const controller = new AbortController();
    call.current = controller;
    showMessage(undefined);
    setBusy(true);
    try {
      const { idToken } = await requestToken(controller.signal);
      if (controller.signal.aborted) return;
      storeIdToken(idToken);
      const staffList = paths.appointmentList + listFiltersQuery(search);
      await navigate(staffList, { state: flashMessageState('Login successful!') });
    } catch (error) {
      if (!controller.signal.aborted) setMessage(messageFor(error));
    } finally {
      call.current = null;
      setBusy(false);
    }
  }

  return { message, showMessage, busy, run };
}

/** The message for a failed sign-in (docs/product.md, section 8), also for a step that this site has no form for. */
export function signInErrorMessage(error: unknown): string {
  if (error instanceof SignInRejected) return `Login failed: ${error.type} - ${error.detail}`;
  if (error instanceof SignInChallenged) {
    return `This account needs another step that can’t be done here (${error.challengeName}). Ask whoever looks after the staff accounts.`;
  }
  console.error('The login failed unexpectedly.', error);
  return 'An unexpected error occurred. Please try again.';
}
