import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/ApiError.ts';
import {
  newPassword,
  NewPasswordRefused,
  ChallengeExpired,
  ChallengeAnswered,
} from '#src/api/newPassword.ts';
import { SignInChallenged } from '#src/api/signIn.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import styles from './LoginForm.module.css';
import { useSignInAttempt, signInErrorMessage } from './useSignInAttempt.ts';

interface NewPasswordFormProps {
  challenge: SignInChallenged;
  /** Returns to the login form, with the reason where there is one. */
  onBack: (reason?: string) => void;
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
export function NewPasswordForm({ challenge, onBack }: NewPasswordFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [passwordShown, setPasswordShown] = useState(false);
  // Whether an answer was lost that would have said which password is valid now.
  const isUnclear = useRef(false);
  const attempt = useSignInAttempt((error) => {
    const reason = returnReasonFor(error, isUnclear.current);
    isUnclear.current = error instanceof ApiError || error instanceof SignInChallenged;
    if (reason) {
      onBack(reason);
      return undefined;
    }
    field.current?.focus();
    return error instanceof NewPasswordRefused ? error.message : signInErrorMessage(error);
  });

  // This form replaces the login form, which had the focus.
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setPasswordShown(false);
    if (attempt.busy) return;
    if (password.trim() === '') {
      attempt.showMessage('A new password is required.');
      field.current?.focus();
      return;
    }
    void attempt.run((signal) => newPassword(challenge, password, signal));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="First login">
      <div>
        <h2 className={styles.step}>Choose a new password</h2>
        <p className="small">
          The one you were given was for the first login only. Whoever handed it out will not know
          the new one.
        </p>
      </div>
      <Alert
        kind="error"
        message={attempt.message}
        onDismiss={() => attempt.showMessage(undefined)}
      />
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={challenge.username}
        readOnly
        hidden
      />
      <PasswordField
        ref={field}
        label="New Password"
        // Cognito's default policy. A user pool may differ, and its error message then says so.
        hint="Usually 8 characters or more, with a capital letter, a small letter, a number and a symbol"
        name="new-password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        shown={passwordShown}
        onShown={setPasswordShown}
      />
      <Button
        type="submit"
        wide
        className={styles.submit}
        aria-disabled={attempt.busy || undefined}
      >
        {attempt.busy ? 'Saving…' : 'Save and log in'}
      </Button>
      <Button
        kind="secondary"
        size="small"
        wide
        onClick={() => onBack(attempt.busy || isUnclear.current ? maybeSaved : undefined)}
      >
        Back to the login
      </Button>
    </form>
  );
}
