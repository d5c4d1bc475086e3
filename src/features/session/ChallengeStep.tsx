import { AppSetupForm } from './AppSetupForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { ChallengeStepState, StepProps } from './loginSteps.ts';
import { MethodForm } from './MethodForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface ChallengeStepProps extends StepProps {
  step: ChallengeStepState;
  /** The e-mail of the login. */
  email: string;
  /** The name under which an authenticator app lists the account. */
  issuer: string;
}

/** The form of a step that a challenge of Cognito leads to. */
export function ChallengeStep({ step, email, issuer, ...props }: ChallengeStepProps) {
  const { name, challenge } = step;
  switch (name) {
    case 'newPassword':
      return <NewPasswordForm challenge={challenge} {...props} />;
    case 'code':
      // Another challenge of the same kind begins afresh.
      return <CodeForm key={challenge.challengeName} challenge={challenge} {...props} />;
    case 'chooseMethod':
      return <MethodForm challenge={challenge} {...props} />;
    case 'setUpApp':
      return <AppSetupForm challenge={challenge} account={email} issuer={issuer} {...props} />;
  }
}
