import { useId, useLayoutEffect, useRef } from 'react';
import { chooseMethod } from '#src/api/challenges.ts';
import type { SignInChallenged } from '#src/api/cognito.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { methodsOf, type StepProps } from './loginSteps.ts';
import { StepForm } from './StepForm.tsx';
import { useStepAttempt } from './useSignInAttempt.ts';

interface MethodFormProps extends StepProps {
  challenge: SignInChallenged;
}

const labels = {
  SOFTWARE_TOKEN_MFA: { label: 'Authenticator app', icon: 'Smartphone' },
  SMS_MFA: { label: 'Text message', icon: 'MessageSquareText' },
  EMAIL_OTP: { label: 'E-mail', icon: 'Mail' },
} as const;

/** For an account with several second factors: which one to use. */
export function MethodForm({ challenge, ...step }: MethodFormProps) {
  const titleId = useId();
  const group = useRef<HTMLDivElement>(null);
  const attempt = useStepAttempt(step);

  useLayoutEffect(() => group.current?.querySelector('button')?.focus(), []);

  return (
    <StepForm
      label="Second step"
      titleId={titleId}
      title="How do you want to get your code?"
      lead={<p className="small">Your account asks for a code as well as the password.</p>}
      attempt={attempt}
      onBack={() => step.onBack()}
    >
      <Stack ref={group} gap={3} role="group" aria-labelledby={titleId}>
        {methodsOf(challenge.parameters.MFAS_CAN_CHOOSE).map((method) => (
          <Button
            key={method}
            kind="secondary"
            wide
            aria-disabled={attempt.busy || undefined}
            onClick={() => void attempt.run((signal) => chooseMethod(challenge, method, signal))}
          >
            <Icon icon={labels[method].icon} />
            <span>{labels[method].label}</span>
          </Button>
        ))}
      </Stack>
    </StepForm>
  );
}
