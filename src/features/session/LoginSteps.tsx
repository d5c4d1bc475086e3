import { useState } from 'react';
import type { SignInChallenged } from '#src/api/signIn.ts';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** The login form, or in its place the form for a new password where Cognito asks for one. */
export function LoginSteps() {
  const [challenge, setChallenge] = useState<SignInChallenged>();
  // As typed, for a return to the login form: the challenge may hold only the user pool's own id of the user.
  const [email, setEmail] = useState('');
  const [returnReason, setReturnReason] = useState<string>();

  function askForNewPassword(newPasswordChallenge: SignInChallenged, typedEmail: string) {
    setEmail(typedEmail);
    setChallenge(newPasswordChallenge);
  }

  function returnToLogin(reason = '') {
    setReturnReason(reason);
    setChallenge(undefined);
  }

  if (challenge) return <NewPasswordForm challenge={challenge} onBack={returnToLogin} />;
  return (
    <LoginForm initialEmail={email} onNewPassword={askForNewPassword} returnReason={returnReason} />
  );
}
