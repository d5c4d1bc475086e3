import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldText, useFieldIds } from './Field.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Whether the password can be read; the form hides it again when it sends. */
  shown: boolean;
  onShown: (shown: boolean) => void;
}

/** A password with a button that shows it: fewer mistakes on a phone, and nothing to retype. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, wide, id, shown, onShown, ...input } = props;
  const text = { label, hint, error, wide };
  const ids = useFieldIds(text, id);
  const Icon = shown ? EyeOff : Eye;
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
        <button type="button" className={styles.toggle} onClick={() => onShown(!shown)}>
          <Icon aria-hidden strokeWidth={1.5} />
          {/* One run of words: parts of a flex container are read with or without the space between, as it happens. */}
          <span>
            {shown ? 'Hide' : 'Show'} <span className="visually-hidden">password</span>
          </span>
        </button>
      </div>
    </Field>
  );
}
