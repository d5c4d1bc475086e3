import { useState } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import type { DemoFormField } from '#src/domain/contentTypes.ts';
import styles from './DemoForm.module.css';

/** One field of a form without behaviour. It is uncontrolled: nothing reads the value. */
export function DemoField({ kind = 'text', options, placeholder, word, ...field }: DemoFormField) {
  if (kind === 'select') {
    return (
      <SelectField {...field} defaultValue="">
        <option value="">{placeholder}</option>
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'textarea') return <TextAreaField {...field} />;
  if (kind === 'word') {
    return (
      <div className={styles.wordRow}>
        <p className={styles.word}>
          <span className="visually-hidden">The word is </span>
          {word}
        </p>
        <TextField {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </div>
    );
  }
  if (kind === 'date') return <DateControl {...field} />;
  return <TextField {...field} {...inputsOf[kind]} />;
}

/** A controlled date field, so that the styles can tell an empty date from a chosen one. */
function DateControl(field: Omit<DemoFormField, 'kind' | 'options' | 'placeholder' | 'word'>) {
  const [date, setDate] = useState('');
  return (
    <TextField
      {...field}
      type="date"
      value={date}
      onChange={({ target }) => setDate(target.value)}
    />
  );
}

const inputsOf = {
  text: {},
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
} as const;
