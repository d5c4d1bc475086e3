import { useState } from 'react';
import type { SignInChallenged } from '#src/api/cognito.ts';
import { signIn } from '#src/api/signIn.ts';
import { useSignInAttempt } from './useSignInAttempt.ts';

export type LoginField = 'email' | 'password';

interface LoginOptions {
  email: string;
  setEmail: (email: string) => void;
  /** Called in the submit handler, so that it can move the focus. */
  onMissing: (field: LoginField) => void;
  /** Called where the password was right and another step comes first; with the e-mail as typed. */
  onChallenge: (challenge: SignInChallenged, email: string) => void;
}

/** The first empty field and its message (docs/product.md, section 5). */
function findMissing(email: string, password: string): [LoginField, string] | undefined {
  if (email.trim() === '') return ['email', 'Email is required.'];
  if (password.trim() === '') return ['password', 'Password is required.'];
  return undefined;
}

/** The state of the login form, and its submit. */
export function useLogin({ email, setEmail, onMissing, onChallenge }: LoginOptions) {
  const [password, setPassword] = useState('');
  const attempt = useSignInAttempt({ onChallenge: (challenge) => onChallenge(challenge, email) });

  async function submit() {
    if (attempt.busy) return;
    const missing = findMissing(email, password);
    if (missing) {
      const [field, message] = missing;
      attempt.showMessage(message);
      onMissing(field);
      return;
    }
    await attempt.run(async (signal) => {
      const tokens = await signIn(email, password, signal);
      if (!signal.aborted) {
        setEmail('');
        setPassword('');
      }
      return tokens;
    });
  }

  const missing = findMissing(email, password);
  return {
    password,
    setPassword,
    submit,
    /** The field that the message is about. */
    missingField: missing && missing[1] === attempt.message ? missing[0] : undefined,
    ...attempt,
  };
}
