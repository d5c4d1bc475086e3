import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { storeIdToken } from '#src/api/session.ts';
import { signIn, SignInChallenged, SignInRejected } from '#src/api/signIn.ts';
import { paths } from '#src/config/paths.ts';
import { noticeState } from '#src/pages/shared/useArrivalNotice.ts';

export type LoginField = 'email' | 'password';

/** The first thing missing, and its words (specification, section 5). */
function missing(email: string, password: string): [LoginField, string] | undefined {
  if (email.trim() === '') return ['email', 'Email is required.'];
  if (password.trim() === '') return ['password', 'Password is required.'];
  return undefined;
}

/** Exact texts of section 8; a challenge has none there, so it is named plainly. */
function messageFor(error: unknown): string {
  if (error instanceof SignInRejected) return `Login failed: ${error.type} - ${error.detail}`;
  if (error instanceof SignInChallenged) {
    return `This account needs another step that can’t be done here (${error.challengeName}). Ask whoever looks after the staff accounts.`;
  }
  return 'An unexpected error occurred. Please try again.';
}

/** What the login form holds and does. `onMissing` is called in the submit itself: focus moves there. */
export function useLogin(onMissing: (field: LoginField) => void) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  // State comes too late for a double press: this locks within the same event.
  const call = useRef<AbortController>(null);

  // Who leaves the page meanwhile is not logged in behind their back.
  useEffect(() => () => call.current?.abort(), []);

  async function submit() {
    if (call.current) return;
    // Taken away first, so that the same words said twice are announced twice.
    flushSync(() => setMessage(undefined));
    const problem = missing(email, password);
    if (problem) {
      setMessage(problem[1]);
      onMissing(problem[0]);
      return;
    }
    const controller = new AbortController();
    call.current = controller;
    setBusy(true);
    try {
      const { idToken } = await signIn(email, password, controller.signal);
      if (controller.signal.aborted) return;
      storeIdToken(idToken);
      setEmail('');
      setPassword('');
      await navigate(paths.appointmentList, { state: noticeState('Login successful!') });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof SignInRejected || error instanceof SignInChallenged)) {
        console.error('The login failed unexpectedly.', error);
      }
      setMessage(messageFor(error));
    } finally {
      call.current = null;
      setBusy(false);
    }
  }

  return { email, setEmail, password, setPassword, message, setMessage, busy, submit };
}
