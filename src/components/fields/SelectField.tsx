import type { ComponentProps } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';

type SelectFieldProps = FieldText & Omit<ComponentProps<'select'>, 'className' | 'multiple'>;

export function SelectField(props: SelectFieldProps) {
  const { text, control } = useField(props);
  return (
    <Field {...text}>
      <select {...control} />
      <Icon icon="ChevronDown" className={styles.icon} />
    </Field>
  );
}
