import { useState } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import type { SampleField } from '#src/domain/contentTypes.ts';
import styles from './DemoForm.module.css';

/** The field that a description asks for; the browser keeps what is typed. */
export function DemoField({ kind = 'text', options, placeholder, word, ...field }: SampleField) {
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

/** Holds what is chosen, so that an empty date reads as a placeholder and a chosen one as text. */
function DateControl(field: Omit<SampleField, 'kind' | 'options' | 'placeholder' | 'word'>) {
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
