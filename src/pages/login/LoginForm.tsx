import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useArrivalNotice } from '#src/pages/shared/useArrivalNotice.ts';
import styles from './LoginPage.module.css';
import { useLogin } from './useLogin.ts';

/** E-mail and password; every outcome is said above the fields. */
export function LoginForm() {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const fields = { email, password };
  const [shown, setShown] = useState(false);
  const [notice, dismissNotice] = useArrivalNotice();
  const login = useLogin((field) => fields[field].current?.focus());
  const { setEmail, setPassword } = login;

  // A prerendered form can be filled in, by hand or by a password manager, before its script runs.
  useLayoutEffect(() => {
    setEmail(email.current?.value ?? '');
    setPassword(password.current?.value ?? '');
  }, [setEmail, setPassword]);

  function submit(event: FormEvent) {
    event.preventDefault();
    dismissNotice();
    // Hidden again before it is sent: browsers offer to keep what stood in a plain text field.
    setShown(false);
    void login.submit();
  }

  return (
    // 'dialog': a press before the script is here does nothing, so that no password lands in the address bar.
    <form className={styles.form} method="dialog" noValidate onSubmit={submit} aria-label="Login">
      <Alert kind="success" message={notice} onDismiss={dismissNotice} />
      <Alert kind="error" message={login.message} onDismiss={() => login.setMessage(undefined)} />
      <TextField
        ref={email}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={login.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={login.password}
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
