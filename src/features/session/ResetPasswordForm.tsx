import { useId, useLayoutEffect, useRef, useState } from 'react';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { Button } from '#src/components/Button.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { CodeField, codeProblem } from './CodeField.tsx';
import type { StepProps } from './loginSteps.ts';
import { NewPasswordField, passwordProblem } from './NewPasswordField.tsx';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { stepDescription, StepForm } from './StepForm.tsx';
import { useAttempt } from './useAttempt.ts';

interface ResetPasswordFormProps extends StepProps {
  email: string;
}

/** A forgotten password, second part: the code and the new password. */
export function ResetPasswordForm({ email, onEvent, onBack }: ResetPasswordFormProps) {
  const titleId = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const attempt = useAttempt(signInErrorMessage);

  useLayoutEffect(() => codeField.current?.focus(), []);

  function setNewPassword() {
    setShown(false);
    if (!attempt.passes(codeProblem(code), codeField)) return;
    if (!attempt.passes(passwordProblem(password), passwordField)) return;
    setSentAgain(false);
    void attempt.run(
      (signal) => resetPassword({ email, code, password }, signal),
      () => onEvent({ type: 'passwordReset' }),
    );
  }

  function sendAgain() {
    setSentAgain(false);
    void attempt.run(
      (signal) => sendResetCode(email, signal),
      () => setSentAgain(true),
    );
  }

  return (
    <StepForm
      label="Forgotten password"
      title="Set a new password"
      titleId={titleId}
      lead={<ResetLead email={email} />}
      attempt={attempt}
      submit={{ label: 'Set new password', busyLabel: 'One moment…', onSubmit: setNewPassword }}
      onBack={() => onBack()}
      more={
        <>
          <StatusNote
            message={sentAgain ? 'Asked for another code. Only the newest one works.' : undefined}
          />
          <Button
            kind="secondary"
            size="small"
            wide
            aria-disabled={attempt.busy || undefined}
            onClick={sendAgain}
          >
            Send another code
          </Button>
        </>
      }
    >
      <CodeField ref={codeField} {...stepDescription(titleId)} value={code} onChange={setCode} />
      <NewPasswordField
        ref={passwordField}
        label="New password"
        account={email}
        value={password}
        onChange={setPassword}
        shown={shown}
        onShown={setShown}
      />
    </StepForm>
  );
}

/** The same words for every address, so that they don't tell whether there is an account. */
function ResetLead({ email }: { email: string }) {
  return (
    <>
      <p className="small">
        If there is an account for <strong>{email}</strong>, a code is on its way to its e-mail
        address or phone.
      </p>
      <p className="small">
        No code after a few minutes? Look in the junk folder. An account without a confirmed address
        gets none: then ask whoever looks after the staff accounts.
      </p>
    </>
  );
}
