import type { ChangeEventHandler } from 'react';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextAreaField } from '#src/components/fields/TextAreaField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { specifiedTypes } from '#src/domain/appointmentTypes.ts';
import { typeName } from '#src/domain/bookingNames.ts';
import type { EnquiryFormField } from './enquiryContent.ts';
import * as messages from './messages.tsx';
import styles from './EnquiryForm.module.css';

interface EnquiryFieldProps {
  field: EnquiryFormField;
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
}

export function EnquiryField({ field, ...state }: EnquiryFieldProps) {
  const { kind = 'text', placeholder, word, ...rest } = field;
  const control = { ...rest, ...state };
  if (kind === 'select') {
    return (
      <SelectField {...control}>
        <option value="">{placeholder}</option>
        {specifiedTypes.map((option) => (
          <option key={option} value={option}>
            {typeName(option)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'textarea') return <TextAreaField {...control} />;
  if (kind === 'word') {
    return (
      <Cluster gap={4} align="end" className={styles.wordRow}>
        <p className={styles.word}>
          <span className="visually-hidden">{`${messages.theWordIs} `}</span>
          <span translate="no">{word}</span>
        </p>
        <TextField {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Cluster>
    );
  }
  return <TextField {...control} {...inputsOf[kind]} />;
}

const inputsOf = {
  text: {},
  date: { type: 'date' },
  email: { type: 'email', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', inputMode: 'tel' },
} as const;
