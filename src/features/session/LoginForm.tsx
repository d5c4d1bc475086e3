import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignInChallenged } from '#src/api/signIn.ts';
import { useIdToken } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import styles from './LoginForm.module.css';
import { useLogin } from './useLogin.ts';

interface LoginFormProps {
  /** What the e-mail field starts with. */
  initialEmail: string;
  /** Called where Cognito wants a new password in place of the temporary one; with the e-mail as typed. */
  onNewPassword: (challenge: SignInChallenged, email: string) => void;
  /** Set after a return from the new password's form: the reason, or '' where the user chose to return. */
  returnReason?: string | undefined;
}

/** E-mail and password; every outcome is shown above the fields. */
export function LoginForm({ initialEmail, onNewPassword, returnReason }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [passwordShown, setPasswordShown] = useState(false);
  const [flashMessage, dismissFlashMessage] = useFlashMessage();
  const token = useIdToken();
  /** The reason for the return, until it is dismissed or the form is submitted. */
  const [shownReason, setShownReason] = useState('');
  const login = useLogin({
    initialEmail,
    onMissing: (field) => (field === 'email' ? emailField : passwordField).current?.focus(),
    onNewPassword,
  });

  const { email, setEmail, password, setPassword } = login;

  useTypedBeforeHydration(form, { email, password }, (typed) => {
    setEmail(typed.email ?? email);
    setPassword(typed.password ?? password);
  });

  useEffect(() => {
    if (returnReason === undefined) return;
    emailField.current?.focus();
    setShownReason(returnReason);
  }, [returnReason]);

  function submit(event: FormEvent) {
    event.preventDefault();
    dismissFlashMessage();
    setShownReason('');
    // Hide the password before it is sent: browsers offer to remember the content of plain text fields.
    setPasswordShown(false);
    void login.submit();
  }

  function dismiss() {
    setShownReason('');
    login.showMessage(undefined);
  }

  return (
    // With method 'dialog' a submit before hydration does nothing, so that no password gets into the address bar.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label="Login"
    >
      {/* After a login in another tab it would contradict 'You are logged in'. */}
      <Alert
        kind="success"
        message={token ? undefined : flashMessage}
        onDismiss={dismissFlashMessage}
      />
      <Alert
        kind="error"
        message={login.message ?? (shownReason || undefined)}
        onDismiss={dismiss}
      />
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        shown={passwordShown}
        onShown={setPasswordShown}
      />
      <Button type="submit" wide className={styles.submit} aria-disabled={login.busy || undefined}>
        {login.busy ? 'Logging in…' : 'Login'}
      </Button>
    </form>
  );
}
