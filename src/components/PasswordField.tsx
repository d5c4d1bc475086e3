import type { ComponentProps } from 'react';
import { Field, type FieldText, useFieldIds } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Whether the password is readable. The form hides it again when it is submitted. */
  shown: boolean;
  onShown: (shown: boolean) => void;
}

/** A password field with a button that shows the password, which helps against typing errors. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, wide, id, shown, onShown, ...input } = props;
  const text = { label, hint, error, wide };
  const ids = useFieldIds(text, id, input);
  return (
    <Field {...text} ids={ids}>
      <div className={styles.holder}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...ids.controlProps}
          type={shown ? 'text' : 'password'}
        />
        <button
          type="button"
          className={styles.toggle}
          data-layout="row"
          data-gap="2"
          onClick={() => onShown(!shown)}
        >
          <Icon icon={shown ? 'EyeOff' : 'Eye'} />
          {/* One element: between items of a flex container some screen readers drop the space. */}
          <span>
            <span>{shown ? 'Hide' : 'Show'}</span> <span className="visually-hidden">password</span>
          </span>
        </button>
      </div>
    </Field>
  );
}
