import { type FormEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { digitsIn } from '#src/components/fields/digitsIn.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { paths } from '#src/config/paths.ts';
import { isMobileNumber, normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import styles from './PhoneForm.module.css';

/** The native check before hydration, in digits of any script. */
const nativeCheck = { required: true, pattern: String.raw`\p{Nd}{10}`, title: '10 digits' };

/** Opens a phone number's visits. A GET form, so that it works before hydration. `phone`: the number whose visits are shown. */
export function PhoneForm({ phone }: { phone: string }) {
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [field, setField] = useState({ of: phone, typed: phone, error: '' });
  // Follows a changed address (this form, Back, a link).
  if (field.of !== phone) setField({ of: phone, typed: phone, error: '' });
  const show = (typed: string, error = '') => setField({ of: phone, typed, error });
  useTypedBeforeHydration(form, { phone: field.typed }, (kept) => show(kept.phone ?? ''));

  const handleChange = (event: SyntheticEvent<HTMLInputElement>) => show(digitsIn(event));

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = normaliseMobileNumber(field.typed).trim();
    if (isMobileNumber(number)) {
      show(number);
      void navigate(paths.visitsOf(number));
    } else {
      // Cleared first, so that the same error is announced again.
      flushSync(() => show(field.typed));
      show(field.typed, 'Enter a 10-digit phone number.');
      form.current?.querySelector('input')?.focus();
    }
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label="Open visits"
      method="get"
      action={paths.visitsByPhone}
      noValidate={isHydrated}
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
          {...(isHydrated ? {} : nativeCheck)}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? errorId : undefined}
          value={field.typed}
          onChange={handleChange}
          onCompositionEnd={handleChange}
        />
      </div>
      <Button type="submit" size="compact" className={styles.submit}>
        Show visits
      </Button>
      {/* Below the row, unlike the field's own error, so that the button stays beside the input. */}
      <p aria-live="assertive" id={errorId} className={styles.error}>
        {field.error}
      </p>
    </form>
  );
}
