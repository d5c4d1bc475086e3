import { useRef, type ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { englishAddress } from '#src/config/hindiPages.ts';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import type { Enquiry, EnquiryFormField } from './enquiryContent.ts';
import { enquiries } from './enquiryStorage.ts';

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** The values of a form, from before hydration or from this tab's storage. */
export function useEnquiry(fields: readonly EnquiryFormField[]) {
  // Shared by both languages.
  const page = englishAddress(useLocation().pathname);
  const form = useRef<HTMLFormElement>(null);
  const enquiry = enquiries.useValue()[page] ?? {};
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Required<Enquiry>;

  function save(typed: Enquiry) {
    const kept = enquiries.get();
    enquiries.set({ ...kept, [page]: { ...kept[page], ...typed } });
  }

  useTypedBeforeHydration(form, empty, save);

  function handleChange({ target: { name, value } }: FieldEvent) {
    save({ [name]: value });
  }

  return { form, enquiry, handleChange };
}
