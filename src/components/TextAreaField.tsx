import type { ComponentProps } from 'react';
import { Field, useFieldIds, type FieldText } from './Field.tsx';

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

/** A field for several lines; takes every attribute of a textarea, `ref` included. */
export function TextAreaField({
  label,
  hint,
  error,
  notice,
  wide,
  id,
  ...textarea
}: TextAreaFieldProps) {
  const text = { label, hint, error, notice, wide };
  const ids = useFieldIds(text, id);
  return (
    <Field {...text} ids={ids}>
      <textarea rows={4} {...textarea} {...ids.controlProps} />
    </Field>
  );
}
