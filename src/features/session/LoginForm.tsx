import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useIdToken } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import styles from './LoginForm.module.css';
import type { LoginEvent, LoginStep } from './loginSteps.ts';
import { useLogin } from './useLogin.ts';

interface LoginFormProps {
  /** As typed, also in another step. */
  email: string;
  /** Set after a return from another step. */
  returned: Extract<LoginStep, { name: 'login' }>['returned'];
  onEvent: (event: LoginEvent) => void;
}

/** E-mail and password; every outcome is shown above the fields. */
export function LoginForm({ email, returned, onEvent }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [passwordShown, setPasswordShown] = useState(false);
  const [flashMessage, dismissFlashMessage] = useFlashMessage();
  const token = useIdToken();
  /** A message from another step, until it is dismissed or the form is submitted. */
  const [shownReturn, setShownReturn] = useState<typeof returned>();
  const returnMessage = (kind: 'success' | 'error') =>
    shownReturn?.kind === kind && shownReturn.message ? shownReturn.message : undefined;
  const setEmail = (typed: string) => onEvent({ type: 'typed', email: typed });
  const login = useLogin({
    email,
    setEmail,
    onMissing: (field) => (field === 'email' ? emailField : passwordField).current?.focus(),
    onChallenge: (challenge, typedEmail) =>
      onEvent({ type: 'challenged', challenge, email: typedEmail }),
  });

  const { password, setPassword, missingField } = login;
  const messageId = useId();
  const missing = { 'aria-describedby': messageId, 'aria-invalid': true };

  useTypedBeforeHydration(form, { email, password }, (typed) => {
    setEmail(typed.email ?? email);
    setPassword(typed.password ?? password);
  });

  useEffect(() => {
    if (!returned) return;
    emailField.current?.focus();
    setShownReturn(returned);
  }, [returned]);

  function submit(event: FormEvent) {
    event.preventDefault();
    dismissFlashMessage();
    setShownReturn(undefined);
    // Hide the password before it is sent: browsers offer to remember the content of plain text fields.
    setPasswordShown(false);
    void login.submit();
  }

  function dismiss() {
    setShownReturn(undefined);
    login.showMessage(undefined);
  }

  return (
    // With method 'dialog' a submit before hydration does nothing, so that no password gets into the address bar.
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label="Login"
    >
      {/* After a login in another tab it would contradict 'You are logged in'. */}
      <Alert
        kind="success"
        message={token ? undefined : (returnMessage('success') ?? flashMessage)}
        onDismiss={() => {
          setShownReturn(undefined);
          dismissFlashMessage();
        }}
      />
      <Alert
        id={messageId}
        kind="error"
        message={login.message ?? returnMessage('error')}
        onDismiss={dismiss}
      />
      <TextField
        ref={emailField}
        label="Email"
        {...(missingField === 'email' && missing)}
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
        {...(missingField === 'password' && missing)}
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
      <button type="button" className={styles.forgot} onClick={() => onEvent({ type: 'forgot' })}>
        Forgot your password?
      </button>
    </form>
  );
}
