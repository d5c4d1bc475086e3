import { AskForResetForm } from './AskForResetForm.tsx';
import type { StepProps } from './loginSteps.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

interface ForgottenPasswordProps extends StepProps {
  step: 'askForReset' | 'resetPassword';
  email: string;
}

/** The two parts of setting another password. */
export function ForgottenPassword({ step, ...props }: ForgottenPasswordProps) {
  return step === 'askForReset' ? <AskForResetForm {...props} /> : <ResetPasswordForm {...props} />;
}
