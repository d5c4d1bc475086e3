import { useState } from 'react';
import type { SignInChallenged } from '#src/api/signIn.ts';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** The login, and where Cognito asks for one, the new password in its place. */
export function LoginSteps() {
  const [challenge, setChallenge] = useState<SignInChallenged>();
  const [returned, setReturned] = useState<string>();

  function back(reason = '') {
    setReturned(reason);
    setChallenge(undefined);
  }

  if (challenge) return <NewPasswordForm challenge={challenge} onBack={back} />;
  return <LoginForm onNewPassword={setChallenge} returned={returned} />;
}
