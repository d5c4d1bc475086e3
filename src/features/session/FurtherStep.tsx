import { AppSetupForm } from './AppSetupForm.tsx';
import { AskForResetForm } from './AskForResetForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { LoginStep, StepProps } from './loginSteps.ts';
import { MethodForm } from './MethodForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export interface FurtherStepProps extends StepProps {
  step: Exclude<LoginStep, { name: 'login' }>;
  /** The e-mail of the login. */
  email: string;
  /** The name under which an authenticator app lists the account. */
  issuer: string;
}

/** The form of a step that most logins don't have. */
export function FurtherStep({ step, email, issuer, ...props }: FurtherStepProps) {
  switch (step.name) {
    case 'newPassword':
      return <NewPasswordForm challenge={step.challenge} {...props} />;
    case 'code':
      // Another challenge of the same kind begins afresh.
      return <CodeForm key={step.challenge.challengeName} challenge={step.challenge} {...props} />;
    case 'chooseMethod':
      return <MethodForm challenge={step.challenge} {...props} />;
    case 'setUpApp':
      return <AppSetupForm challenge={step.challenge} account={email} issuer={issuer} {...props} />;
    case 'askForReset':
      return <AskForResetForm email={email} {...props} />;
    case 'resetPassword':
      return <ResetPasswordForm email={email} {...props} />;
  }
}
