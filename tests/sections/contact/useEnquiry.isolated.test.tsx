import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { EnquiryFormField } from '#src/domain/contentTypes.ts';
import type { EnquiryStorage } from '#src/sections/contact/useEnquiry.ts';

afterEach(() => vi.unstubAllEnvs());

const comments = (label: string): readonly EnquiryFormField[] => [
  { name: 'comments', label, kind: 'textarea' },
];

/** What the form of a page holds at first. */
async function formAt(address: string, label: string, storage: EnquiryStorage) {
  const { useEnquiry } = await import('#src/sections/contact/useEnquiry.ts');
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const fields = comments(label);
  const { result } = renderHook(() => useEnquiry({ fields, storage }), { wrapper });
  return result.current.values;
}

it('what is typed into a form without a call is there on the same page in another language, and on no other page', async () => {
  const asked: string[] = [];
  const storage: EnquiryStorage = {
    load: (key): Record<string, string> => {
      asked.push(key);
      return key === asked[0] ? { comments: 'Kiwi coughs.' } : {};
    },
    save: () => undefined,
  };
  const typed = await formAt('/contact', 'Send a request', storage);
  vi.stubEnv('SITE_LANGUAGE', 'hi');
  vi.stubEnv('SITE_PAGES', '/contact /about');
  vi.resetModules();
  expect(await formAt('/hi/contact', 'संदेश भेजें', storage)).toEqual(typed);
  expect(typed).toEqual({ comments: 'Kiwi coughs.' });
  expect(await formAt('/hi/about', 'संदेश भेजें', storage)).toEqual({ comments: '' });
});
