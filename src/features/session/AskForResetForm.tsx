import { useId, useLayoutEffect, useRef } from 'react';
import { sendResetCode } from '#src/api/passwordReset.ts';
import { EmailField, emailProblem } from './EmailField.tsx';
import type { StepProps } from './loginSteps.ts';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { stepDescription, StepForm } from './StepForm.tsx';
import { useAttempt } from './useAttempt.ts';

interface AskForResetFormProps extends StepProps {
  /** As typed, also into the login form. */
  email: string;
}

/** A forgotten password, first part: where to send the code. The answer is the same whether or not there is an account. */
export function AskForResetForm({ email, onEvent, onBack }: AskForResetFormProps) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const attempt = useAttempt(signInErrorMessage);

  useLayoutEffect(() => field.current?.focus(), []);

  function send() {
    if (!attempt.passes(emailProblem(email), field)) return;
    void attempt.run(
      (signal) => sendResetCode(email, signal),
      () => onEvent({ type: 'codeSent', email: email.trim() }),
    );
  }

  return (
    <StepForm
      label="Forgotten password"
      title="Set a new password"
      titleId={titleId}
      lead={<p className="small">With a code that we send to the address of your account.</p>}
      attempt={attempt}
      submit={{ label: 'Send code', busyLabel: 'Sending…', onSubmit: send }}
      onBack={() => onBack()}
    >
      <EmailField
        ref={field}
        {...stepDescription(titleId)}
        value={email}
        onChange={(typed) => onEvent({ type: 'typed', email: typed })}
      />
    </StepForm>
  );
}
