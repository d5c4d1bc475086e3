import { useId, useLayoutEffect, useRef, useState } from 'react';
import { answerCode } from '#src/api/challenges.ts';
import type { SignInChallenged } from '#src/api/cognito.ts';
import { CodeField, codeProblem } from './CodeField.tsx';
import type { StepProps } from './loginSteps.ts';
import { stepDescription, StepForm } from './StepForm.tsx';
import { useStepAttempt } from './useSignInAttempt.ts';

interface CodeFormProps extends StepProps {
  challenge: SignInChallenged;
}

/** Where the code is, by challenge; `to` is the masked number or address that Cognito gives. */
function whereTheCodeIs({ challengeName, parameters }: SignInChallenged): string {
  const to = parameters.CODE_DELIVERY_DESTINATION;
  const toThere = to ? ` to ${to}` : '';
  if (challengeName === 'SMS_MFA') return `We sent a code by text message${toThere}.`;
  if (challengeName === 'EMAIL_OTP') return `We sent a code by e-mail${toThere}.`;
  return 'Open your authenticator app: it shows a code for this account.';
}

/** The second factor: a code from a text message, an e-mail or an authenticator app. */
export function CodeForm({ challenge, ...step }: CodeFormProps) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const attempt = useStepAttempt(step, field);

  // This form replaces another one, which had the focus.
  useLayoutEffect(() => field.current?.focus(), []);

  function verify() {
    if (attempt.passes(codeProblem(code), field))
      void attempt.run((signal) => answerCode(challenge, code, signal));
  }

  return (
    <StepForm
      label="Second step"
      title="Enter your code"
      titleId={titleId}
      lead={
        <p className="small">
          {`${whereTheCodeIs(challenge)} You usually have 3 minutes from the login; after that, log in again for another.`}
        </p>
      }
      attempt={attempt}
      submit={{ label: 'Verify', busyLabel: 'Verifying…', onSubmit: verify }}
      onBack={() => step.onBack()}
    >
      <CodeField ref={field} {...stepDescription(titleId)} value={code} onChange={setCode} />
    </StepForm>
  );
}
