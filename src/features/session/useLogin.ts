import { useState } from 'react';
import { signIn, SignInChallenged } from '#src/api/signIn.ts';
import { useSignInAttempt, signInErrorMessage } from './useSignInAttempt.ts';

export type LoginField = 'email' | 'password';

interface LoginSteps {
  /** What the e-mail starts with. */
  firstEmail: string;
  /** Called in the submit itself: focus moves there. */
  onMissing: (field: LoginField) => void;
  /** The temporary password was right, and a new one has to be chosen; with the e-mail as typed. */
  onNewPassword: (challenge: SignInChallenged, email: string) => void;
}

/** The first thing missing, and its words (specification, section 5). */
function missing(email: string, password: string): [LoginField, string] | undefined {
  if (email.trim() === '') return ['email', 'Email is required.'];
  if (password.trim() === '') return ['password', 'Password is required.'];
  return undefined;
}

/** What the login form holds and does. */
export function useLogin({ firstEmail, onMissing, onNewPassword }: LoginSteps) {
  const [email, setEmail] = useState(firstEmail);
  const [password, setPassword] = useState('');
  const attempt = useSignInAttempt((error) => {
    if (error instanceof SignInChallenged && error.challengeName === 'NEW_PASSWORD_REQUIRED') {
      onNewPassword(error, email);
      return undefined;
    }
    return signInErrorMessage(error);
  });

  async function submit() {
    if (attempt.busy) return;
    const problem = missing(email, password);
    if (problem) {
      attempt.say(problem[1]);
      onMissing(problem[0]);
      return;
    }
    await attempt.run(async (signal) => {
      const token = await signIn(email, password, signal);
      if (!signal.aborted) {
        setEmail('');
        setPassword('');
      }
      return token;
    });
  }

  return { email, setEmail, password, setPassword, submit, ...attempt };
}
