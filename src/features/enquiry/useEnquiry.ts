import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { englishAddress } from '#src/config/hindiPages.ts';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import type { Enquiry, EnquiryFormField } from './enquiryContent.ts';
import { loadEnquiry, saveEnquiry } from './enquiryStorage.ts';

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** The values of a form, from before hydration or from this tab's storage. */
export function useEnquiry(fields: readonly EnquiryFormField[]) {
  // Shared by both languages.
  const page = englishAddress(useLocation().pathname);
  const form = useRef<HTMLFormElement>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>({});
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Required<Enquiry>;

  useTypedBeforeHydration(form, empty, (typed) =>
    saveEnquiry(page, { ...loadEnquiry(page), ...typed }),
  );

  // In an effect: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => setEnquiry(loadEnquiry(page)), [page]);

  function handleChange({ target: { name, value } }: FieldEvent) {
    const next = { ...enquiry, [name]: value };
    setEnquiry(next);
    saveEnquiry(page, next);
  }

  return { form, enquiry, handleChange };
}
