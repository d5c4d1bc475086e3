import type { ComponentProps } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'className'>;

export function TextField(props: TextFieldProps) {
  const { text, control } = useField(props);
  return (
    <Field {...text}>
      <input type="text" {...control} />
      {props.type === 'search' && <Icon icon="Search" className={styles.icon} data-glass="" />}
      {props.type === 'date' && <Icon icon="Calendar" className={styles.icon} data-calendar="" />}
    </Field>
  );
}
