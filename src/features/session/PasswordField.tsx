import type { ComponentProps } from 'react';
import { Field, type FieldText, useField } from '#src/components/fields/Field.tsx';
import { Icon } from '#src/components/Icon.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Reset by the form on submit. */
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/** A password field with a button that shows the password, against typing errors. */
export function PasswordField({ isShown, onShown, ...props }: PasswordFieldProps) {
  const { text, control } = useField(props);
  return (
    <Field {...text}>
      <div className={styles.holder}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className={`strong ${styles.toggle}`}
          data-layout="row"
          data-gap="2"
          onClick={() => onShown(!isShown)}
        >
          <Icon icon={isShown ? 'EyeOff' : 'Eye'} />
          {/* One element: some screen readers drop the space between flex items. */}
          <span>
            <span>{isShown ? 'Hide' : 'Show'}</span>{' '}
            <span className="visually-hidden">password</span>
          </span>
        </button>
      </div>
    </Field>
  );
}
