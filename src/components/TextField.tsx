import type { ComponentProps } from 'react';
import { Field, useFieldIds, type FieldText } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'className'>;

/** A one-line field; takes every attribute of an input, `ref` included. */
export function TextField({ label, hint, error, notice, wide, id, ...input }: TextFieldProps) {
  const text = { label, hint, error, notice, wide };
  const ids = useFieldIds(text, id, input);
  return (
    <Field {...text} ids={ids}>
      <input type="text" {...input} {...ids.controlProps} />
      {input.type === 'search' && <Icon icon="Search" className={styles.icon} data-glass="" />}
      {input.type === 'date' && <Icon icon="Calendar" className={styles.icon} data-calendar="" />}
    </Field>
  );
}
