import { useState } from 'react';
import { signIn, SignInChallenged } from '#src/api/signIn.ts';
import { useAttempt, wordsForFailure } from './useAttempt.ts';

export type LoginField = 'email' | 'password';

interface LoginSteps {
  /** Called in the submit itself: focus moves there. */
  onMissing: (field: LoginField) => void;
  /** The temporary password was right, and a new one has to be chosen. */
  onNewPassword: (challenge: SignInChallenged) => void;
}

/** The first thing missing, and its words (specification, section 5). */
function missing(email: string, password: string): [LoginField, string] | undefined {
  if (email.trim() === '') return ['email', 'Email is required.'];
  if (password.trim() === '') return ['password', 'Password is required.'];
  return undefined;
}

/** What the login form holds and does. */
export function useLogin({ onMissing, onNewPassword }: LoginSteps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useAttempt((error) => {
    if (!(error instanceof SignInChallenged)) return wordsForFailure(error);
    if (error.challengeName !== 'NEW_PASSWORD_REQUIRED') {
      return `This account needs another step that can’t be done here (${error.challengeName}). Ask whoever looks after the staff accounts.`;
    }
    onNewPassword(error);
    return undefined;
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
