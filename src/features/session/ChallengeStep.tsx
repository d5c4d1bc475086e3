import { CodeForm } from './CodeForm.tsx';
import type { ChallengeStepState, StepProps } from './loginSteps.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface ChallengeStepProps extends StepProps {
  step: ChallengeStepState;
}

/** The form of a step that a challenge of Cognito leads to. */
export function ChallengeStep({ step: { name, challenge }, ...props }: ChallengeStepProps) {
  if (name === 'newPassword') return <NewPasswordForm challenge={challenge} {...props} />;
  // Another challenge of the same kind begins afresh.
  return <CodeForm key={challenge.challengeName} challenge={challenge} {...props} />;
}
