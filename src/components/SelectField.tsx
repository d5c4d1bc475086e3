import type { ComponentProps } from 'react';
import { Field, useFieldIds, type FieldText } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type SelectFieldProps = FieldText & Omit<ComponentProps<'select'>, 'className' | 'multiple'>;

/** A native select, so that phones open their own picker. An option with value '' is the placeholder. */
export function SelectField({
  label,
  hint,
  error,
  notice,
  wide,
  id,
  children,
  ...select
}: SelectFieldProps) {
  const text = { label, hint, error, notice, wide };
  const ids = useFieldIds(text, id);
  return (
    <Field {...text} ids={ids}>
      <select {...select} {...ids.controlProps}>
        {children}
      </select>
      <Icon icon="ChevronDown" className={styles.icon} />
    </Field>
  );
}
