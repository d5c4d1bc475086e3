import { useId, type ComponentProps } from 'react';
import styles from './CheckboxField.module.css';
import { useHydrated } from './useHydrated.ts';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** What ticking it means, below the label. */
  hint?: string;
}

/** A box to tick; the label is pressed like the box. It needs its script: until it is hydrated it is disabled. */
export function CheckboxField({ label, hint, disabled, ...input }: CheckboxFieldProps) {
  const hydrated = useHydrated();
  const id = useId();
  return (
    <div className={styles.field}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className={styles.box}
        disabled={disabled || !hydrated}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
