import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { digitsIn } from '#src/components/digitsIn.ts';
import { TextField } from '#src/components/TextField.tsx';
import { useHydrated } from '#src/components/useHydrated.ts';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { paths } from '#src/config/paths.ts';
import { isMobileNumber, normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import styles from './PhoneForm.module.css';

/** The pattern that the browser checks before hydration, when the text is sent as typed: digits of any script. */
const nativeCheck = {
  required: true,
  pattern: String.raw`\p{Nd}{10}`,
  title: '10 digits, without spaces',
};

interface PhoneFormProps {
  /** The telephone number of the list that is open; '' for none. */
  phone: string;
}

/** Opens the visits of a telephone number. A GET form, so that it works before hydration. */
export function PhoneForm({ phone }: PhoneFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(phone);
  const [error, setError] = useState<string>();
  const [previous, setPrevious] = useState(phone);
  // Another list was opened: by this form, by back or forward, or by a link.
  if (phone !== previous) {
    setPrevious(phone);
    setTyped(phone);
    setError(undefined);
  }

  useTypedBeforeHydration(box, { phone: typed }, (kept) => setTyped(kept.phone ?? ''));

  function handleChange(event: SyntheticEvent<HTMLInputElement>) {
    const text = digitsIn(event);
    setTyped(text);
    const number = normaliseMobileNumber(text).trim();
    if (isMobileNumber(number)) setError(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = normaliseMobileNumber(typed).trim();
    if (!isMobileNumber(number)) {
      setError('Enter a 10-digit phone number.');
      box.current?.querySelector('input')?.focus();
      return;
    }
    setTyped(number);
    setError(undefined);
    void navigate(`${paths.visitsByPhone}?${new URLSearchParams({ phone: number }).toString()}`);
  }

  return (
    <form
      ref={box}
      role="search"
      aria-label="Open visits"
      method="get"
      action={paths.visitsByPhone}
      noValidate={hydrated}
      className={`screen-only ${styles.form}`}
      data-dense
      data-layout="cluster"
      data-gap="3"
      data-align="end"
      onSubmit={submit}
    >
      <div className={styles.field}>
        <TextField
          label="Phone number"
          hint="10 digits"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          {...(hydrated ? {} : nativeCheck)}
          {...(error ? { error } : {})}
          value={typed}
          onChange={handleChange}
          onCompositionEnd={handleChange}
        />
      </div>
      <Button type="submit" size="compact" className={styles.submit}>
        Show visits
      </Button>
      {/* The field has the focus already where Enter was pressed in it: nothing else would announce the error. */}
      <p aria-live="assertive" className="visually-hidden">
        {error}
      </p>
    </form>
  );
}
