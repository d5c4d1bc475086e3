import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useIdToken } from '#src/api/session.ts';
import { signIn } from '#src/api/signIn.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { EmailField, emailProblem } from './EmailField.tsx';
import styles from './LoginForm.module.css';
import type { LoginEvent, LoginStep } from './loginSteps.ts';
import { useSignInAttempt } from './useSignInAttempt.ts';

interface LoginFormProps {
  /** As typed, also in another step. */
  email: string;
  /** Set after a return from another step. */
  returned: Extract<LoginStep, { name: 'login' }>['returned'];
  onEvent: (event: LoginEvent) => void;
}

const passwordMissing = 'Password is required.';

/** E-mail and password; every outcome is shown above the fields. */
export function LoginForm({ email, returned, onEvent }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [passwordShown, setPasswordShown] = useState(false);
  const [flashMessage, dismissFlashMessage] = useFlashMessage();
  const token = useIdToken();
  /** A message from another step, until it is dismissed or the form is submitted. */
  const [shownReturn, setShownReturn] = useState<typeof returned>();
  const returnMessage = (kind: 'success' | 'error') =>
    shownReturn?.kind === kind && shownReturn.message ? shownReturn.message : undefined;
  const setEmail = (typed: string) => onEvent({ type: 'typed', email: typed });
  // With the e-mail as typed: the challenge may hold another name of the user.
  const attempt = useSignInAttempt((challenge) =>
    onEvent({ type: 'challenged', challenge, email }),
  );

  const messageId = useId();
  /** For the field that the message is about: the first empty one (docs/product.md, section 5). */
  const missing = { 'aria-describedby': messageId, 'aria-invalid': true };
  const isEmailMissing = emailProblem(email) !== undefined;
  const isPasswordMissing = password.trim() === '';

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
    if (!attempt.passes(emailProblem(email), emailField)) return;
    if (!attempt.passes(isPasswordMissing ? passwordMissing : undefined, passwordField)) return;
    void attempt.run(async (signal) => {
      const tokens = await signIn(email, password, signal);
      if (!signal.aborted) {
        setEmail('');
        setPassword('');
      }
      return tokens;
    });
  }

  return (
    // With method 'dialog' a submit before hydration does nothing, so that no password gets into the address bar.
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      data-layout="stack"
      data-gap="6"
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
        message={attempt.message ?? returnMessage('error')}
        onDismiss={() => {
          setShownReturn(undefined);
          attempt.showMessage(undefined);
        }}
      />
      <EmailField
        ref={emailField}
        {...(isEmailMissing && attempt.message === emailProblem(email) && missing)}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        {...(isPasswordMissing && attempt.message === passwordMissing && missing)}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        shown={passwordShown}
        onShown={setPasswordShown}
      />
      <Button type="submit" wide className="above-2" aria-disabled={attempt.busy || undefined}>
        {attempt.busy ? 'Logging in…' : 'Login'}
      </Button>
      <button
        type="button"
        className={`text-button action medium ${styles.forgot}`}
        onClick={() => onEvent({ type: 'forgot' })}
      >
        Forgot your password?
      </button>
    </form>
  );
}
