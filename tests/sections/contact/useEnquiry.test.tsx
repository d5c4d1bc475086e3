import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { EnquiryFormField } from '#src/sections/contact/enquiryContent.ts';
import { type EnquiryStorage, useEnquiry } from '#src/sections/contact/useEnquiry.ts';

const comments = (label: string): readonly EnquiryFormField[] => [
  { name: 'comments', label, kind: 'textarea' },
];

/** What the form of a page holds at first. */
function formAt(address: string, label: string, storage: EnquiryStorage) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const fields = comments(label);
  const { result } = renderHook(() => useEnquiry({ fields, storage }), { wrapper });
  return result.current.values;
}

it('what is typed into a form without a call is there on the same page in another language, and on no other page', () => {
  const asked: string[] = [];
  const storage: EnquiryStorage = {
    load: (key): Record<string, string> => {
      asked.push(key);
      return key === asked[0] ? { comments: 'Kiwi coughs.' } : {};
    },
    save: () => undefined,
  };
  const typed = formAt('/contact', 'Send a request', storage);
  expect(formAt('/hi/contact', 'संदेश भेजें', storage)).toEqual(typed);
  expect(typed).toEqual({ comments: 'Kiwi coughs.' });
  expect(formAt('/hi/privacy', 'संदेश भेजें', storage)).toEqual({ comments: '' });
});
