import { useId, useLayoutEffect, useRef } from 'react';
import { sendResetCode } from '#src/api/passwordReset.ts';
import { TextField } from '#src/components/TextField.tsx';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { stepDescription, StepForm, type StepProps } from './StepForm.tsx';
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
    if (attempt.busy) return;
    if (email.trim() === '') {
      attempt.showMessage('Email is required.');
      field.current?.focus();
      return;
    }
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
      message={attempt.message}
      onDismiss={() => attempt.showMessage(undefined)}
      submit={{ label: 'Send code', busyLabel: 'Sending…', onSubmit: send }}
      busy={attempt.busy}
      onBack={() => onBack()}
    >
      <TextField
        ref={field}
        {...stepDescription(titleId)}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => onEvent({ type: 'typed', email: event.target.value })}
      />
    </StepForm>
  );
}
