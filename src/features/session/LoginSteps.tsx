import { useState } from 'react';
import type { SignInChallenged } from '#src/api/signIn.ts';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** The login, and where Cognito asks for one, the new password in its place. */
export function LoginSteps() {
  const [challenge, setChallenge] = useState<SignInChallenged>();
  // As typed, for whoever comes back: the challenge may know the user by the pool's own id only.
  const [email, setEmail] = useState('');
  const [returned, setReturned] = useState<string>();

  function ask(wanted: SignInChallenged, typed: string) {
    setEmail(typed);
    setChallenge(wanted);
  }

  function back(reason = '') {
    setReturned(reason);
    setChallenge(undefined);
  }

  if (challenge) return <NewPasswordForm challenge={challenge} onBack={back} />;
  return <LoginForm firstEmail={email} onNewPassword={ask} returned={returned} />;
}
