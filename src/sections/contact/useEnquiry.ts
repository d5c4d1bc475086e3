import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { englishAddress } from '#src/config/hindiPages.ts';
import type { EnquiryFormField } from './enquiryContent.ts';

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

type Values = Readonly<Record<string, string>>;

/** What this tab keeps of such forms, each under a key of its own. */
export interface EnquiryStorage {
  load: (key: string) => Values;
  save: (key: string, values: Values) => void;
}

interface EnquiryOptions {
  fields: readonly EnquiryFormField[];
  storage: EnquiryStorage;
}

/** What is typed into a form without a call of its own, also what was typed before it was hydrated, or earlier in this tab. */
export function useEnquiry({ fields, storage }: EnquiryOptions) {
  const { pathname } = useLocation();
  // In every language the same: its name is translated.
  const key = [englishAddress(pathname), ...fields.map(({ name }) => name)].join(' ');
  const form = useRef<HTMLFormElement>(null);
  const empty: Values = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const [values, setValues] = useState(empty);
  const rendered = useRef(values);

  // Not while rendering: a prerendered page knows nothing of this tab. What was typed just now counts more.
  useLayoutEffect(() => {
    const kept = storage.load(key);
    setValues((current) => ({ ...current, ...onlyOf(current, kept) }));
  }, [key, storage]);

  useTypedBeforeHydration(form, empty, (typed) =>
    setValues((current) => ({ ...current, ...typed }) as Values),
  );

  useEffect(() => {
    if (values !== rendered.current) storage.save(key, values);
  }, [key, storage, values]);

  function handleChange({ target: { name, value } }: FieldEvent) {
    setValues((current) => ({ ...current, [name]: value }));
  }

  return { form, values, handleChange };
}

/** The answers to questions that the form still asks. */
function onlyOf(asked: Values, kept: Values): Values {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in asked));
}

export type Enquiry = ReturnType<typeof useEnquiry>;
