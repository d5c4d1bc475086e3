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
  /** The e-mail that whoever comes back typed before; '' at first. */
  firstEmail: string;
  /** Cognito wants a new password in place of the temporary one; with the e-mail as typed. */
  onNewPassword: (challenge: SignInChallenged, email: string) => void;
  /** Whoever comes back here from the next step, and why ('': of their own will); undefined: nobody does. */
  returned?: string | undefined;
}

/** E-mail and password; every outcome is said above the fields. */
export function LoginForm({ firstEmail, onNewPassword, returned }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [notice, dismissNotice] = useFlashMessage();
  const token = useIdToken();
  const [earlier, setEarlier] = useState('');
  const login = useLogin({
    firstEmail,
    onMissing: (field) => (field === 'email' ? emailField : passwordField).current?.focus(),
    onNewPassword,
  });

  const { email, setEmail, password, setPassword } = login;

  useTypedBeforeHydration(form, { email, password }, (typed) => {
    setEmail(typed.email ?? email);
    setPassword(typed.password ?? password);
  });

  useEffect(() => {
    if (returned === undefined) return;
    emailField.current?.focus();
    setEarlier(returned);
  }, [returned]);

  function submit(event: FormEvent) {
    event.preventDefault();
    dismissNotice();
    setEarlier('');
    // Hidden again before it is sent: browsers offer to keep what stood in a plain text field.
    setShown(false);
    void login.submit();
  }

  function dismiss() {
    setEarlier('');
    login.say(undefined);
  }

  return (
    // 'dialog': a press before the script is here does nothing, so that no password lands in the address bar.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label="Login"
    >
      {/* Not beside 'You are logged in', after a login in another tab. */}
      <Alert kind="success" message={token ? undefined : notice} onDismiss={dismissNotice} />
      <Alert kind="error" message={login.message ?? (earlier || undefined)} onDismiss={dismiss} />
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
        shown={shown}
        onShown={setShown}
      />
      <Button type="submit" wide className={styles.submit} aria-disabled={login.busy || undefined}>
        {login.busy ? 'Logging in…' : 'Login'}
      </Button>
    </form>
  );
}
