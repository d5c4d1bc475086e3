import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeIdToken } from '#src/api/session.ts';
import { SignInChallenged, SignInRejected } from '#src/api/signIn.ts';
import { paths } from '#src/config/paths.ts';
import { listFiltersQuery } from '#src/domain/listFilters.ts';
import { flashMessageState } from '#src/components/useFlashMessage.ts';

/**
 * One try at a time to get a token. With one: it is stored, and the requests open with 'Login successful!', in the view
 * that the address carries (useLoginHref). Without: `wordsFor` says what the error means to a person; undefined: nothing, it was dealt with otherwise.
 */
export function useSignInAttempt(wordsFor: (error: unknown) => string | undefined) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  // State comes too late for a double press: this locks within the same event.
  const call = useRef<AbortController>(null);

  // Who leaves the page meanwhile is not logged in behind their back.
  useEffect(() => () => call.current?.abort(), []);

  /** Says what is missing. Taken away first, so that the same words said twice are announced twice. */
  function say(words: string | undefined) {
    flushSync(() => setMessage(undefined));
    setMessage(words);
  }

  async function run(ask: (signal: AbortSignal) => Promise<{ idToken: string }>) {
    if (call.current) return;
    const controller = new AbortController();
    call.current = controller;
    say(undefined);
    setBusy(true);
    try {
      const { idToken } = await ask(controller.signal);
      if (controller.signal.aborted) return;
      storeIdToken(idToken);
      const requests = paths.appointmentList + listFiltersQuery(search);
      await navigate(requests, { state: flashMessageState('Login successful!') });
    } catch (error) {
      if (!controller.signal.aborted) setMessage(wordsFor(error));
    } finally {
      call.current = null;
      setBusy(false);
    }
  }

  return { message, say, busy, run };
}

/** Exact texts of section 8; and our own for a step that this site has no form for. */
export function signInErrorMessage(error: unknown): string {
  if (error instanceof SignInRejected) return `Login failed: ${error.type} - ${error.detail}`;
  if (error instanceof SignInChallenged) {
    return `This account needs another step that can’t be done here (${error.challengeName}). Ask whoever looks after the staff accounts.`;
  }
  console.error('The login failed unexpectedly.', error);
  return 'An unexpected error occurred. Please try again.';
}
