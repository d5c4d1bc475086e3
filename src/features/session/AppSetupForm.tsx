import { useLayoutEffect, useRef, useState } from 'react';
import { finishAppSetup } from '#src/api/challenges.ts';
import type { SignInChallenged } from '#src/api/cognito.ts';
import { AppSetupSteps } from './AppSetupSteps.tsx';
import { CodeField, codeProblem } from './CodeField.tsx';
import type { StepProps } from './loginSteps.ts';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { StepForm } from './StepForm.tsx';
import { useAppSecret } from './useAppSecret.ts';
import { returnReasonFor, useStepAttempt } from './useSignInAttempt.ts';

interface AppSetupFormProps extends StepProps {
  challenge: SignInChallenged;
  /** The e-mail of the login. */
  account: string;
  /** Whose site it is. */
  issuer: string;
}

/** The first login of an account that needs an authenticator app: sets one up, with its first code. */
export function AppSetupForm({ challenge, account, issuer, ...step }: AppSetupFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [code, setCode] = useState('');
  const attempt = useStepAttempt(step, field);
  const secret = useAppSecret(challenge, (error) =>
    step.onBack(returnReasonFor(error) ?? signInErrorMessage(error)),
  );

  // The instructions come before the field, so the focus begins with them.
  useLayoutEffect(() => heading.current?.focus(), []);

  function verify() {
    if (secret && attempt.passes(codeProblem(code), field))
      void attempt.run((signal) => finishAppSetup(challenge, secret, code, signal));
  }

  return (
    <StepForm
      label="Second step"
      title="Set up your authenticator app"
      titleRef={heading}
      lead={
        <p className="small">
          From now on, logging in takes a code from an app on your phone. You usually have 3 minutes
          to set it up; after that, log in again.
        </p>
      }
      attempt={attempt}
      submit={{ label: 'Verify', busyLabel: 'Verifying…', onSubmit: verify }}
      onBack={() => step.onBack()}
    >
      <AppSetupSteps account={secret && { issuer, account, secret: secret.secret }} />
      <CodeField ref={field} value={code} onChange={setCode} hint="6 digits, from the app" />
    </StepForm>
  );
}
