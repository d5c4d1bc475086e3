import type { ComponentProps } from 'react';
import { Field, type FieldText, useField } from './Field.tsx';

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { text, control } = useField(props);
  return (
    <Field {...text}>
      <textarea rows={4} {...control} />
    </Field>
  );
}
