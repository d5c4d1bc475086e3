import { useId, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/ApiError.ts';
import { ChallengeAnswered, ChallengeExpired } from '#src/api/challenges.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { newPassword } from '#src/api/newPassword.ts';
import type { StepProps } from './loginSteps.ts';
import { NewPasswordField, passwordProblem } from './NewPasswordField.tsx';
import { stepDescription, StepForm } from './StepForm.tsx';
import { useStepAttempt } from './useSignInAttempt.ts';

interface NewPasswordFormProps extends StepProps {
  challenge: SignInChallenged;
}

const maybeSaved =
  'The new password may already be saved. Log in again: with the new one first, or else with the one you were given.';

/**
 * The reason to return to the login form; undefined where this form can still succeed. `isUnclear`: an earlier try may have
 * changed the password.
 */
function returnReasonFor(error: unknown, isUnclear: boolean): string | undefined {
  if (error instanceof ChallengeExpired && !isUnclear) {
    return 'That took too long. Log in again with the password you were given.';
  }
  return error instanceof ChallengeAnswered || error instanceof ChallengeExpired
    ? maybeSaved
    : undefined;
}

/** The first login: a new password replaces the temporary one that was handed out. */
export function NewPasswordForm({ challenge, ...step }: NewPasswordFormProps) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [passwordShown, setPasswordShown] = useState(false);
  // Whether an answer was lost that would have said which password is valid now.
  const isUnclear = useRef(false);
  const attempt = useStepAttempt(step, field, (error) => {
    const reason = returnReasonFor(error, isUnclear.current);
    isUnclear.current = error instanceof ApiError || error instanceof SignInChallenged;
    return reason;
  });

  // This form replaces the login form, which had the focus.
  useLayoutEffect(() => field.current?.focus(), []);

  function save() {
    setPasswordShown(false);
    if (attempt.passes(passwordProblem(password), field))
      void attempt.run((signal) => newPassword(challenge, password, signal));
  }

  return (
    <StepForm
      label="First login"
      title="Choose a new password"
      titleId={titleId}
      lead={
        <p className="small">
          The one you were given was for the first login only. Whoever handed it out will not know
          the new one.
        </p>
      }
      attempt={attempt}
      submit={{ label: 'Save and log in', busyLabel: 'Saving…', onSubmit: save }}
      onBack={() => step.onBack(attempt.busy || isUnclear.current ? maybeSaved : undefined)}
    >
      <NewPasswordField
        ref={field}
        {...stepDescription(titleId)}
        label="New Password"
        account={challenge.username}
        value={password}
        onChange={setPassword}
        shown={passwordShown}
        onShown={setPasswordShown}
      />
    </StepForm>
  );
}
