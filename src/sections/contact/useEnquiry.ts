import { useRef, useState, type ChangeEvent } from 'react';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import type { EnquiryFormField } from '#src/domain/contentTypes.ts';

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** What is typed into a form that sends nothing by itself, also what was typed before it was hydrated. */
export function useEnquiry(fields: readonly EnquiryFormField[]) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, ''])),
  );

  useTypedBeforeHydration(form, values, (typed) =>
    setValues((current) => ({ ...current, ...typed }) as Record<string, string>),
  );

  function handleChange({ target: { name, value } }: FieldEvent) {
    setValues((current) => ({ ...current, [name]: value }));
  }

  return { form, values, handleChange };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
