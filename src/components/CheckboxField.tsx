import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './CheckboxField.module.css';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  label: ReactNode;
  /** What ticking it means, below the label. */
  hint?: string;
}

/** A box to tick; the label is pressed like the box. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const rendered = useRef(Boolean(input.checked));

  // Ticked before hydration, it is ticked again: React knows nothing of the first time.
  useLayoutEffect(() => {
    if (!box.current || box.current.checked === rendered.current) return;
    box.current.checked = rendered.current;
    box.current.click();
  }, []);

  return (
    <div className={styles.field}>
      <input
        {...input}
        ref={box}
        type="checkbox"
        id={id}
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className={`medium ${styles.label}`} data-layout="row">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={`caption ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
