import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { followLanguageLinks } from '#src/app/followLanguageLinks.ts';
import { LanguageSwitch } from '#src/app/LanguageSwitch.tsx';
import { followToOtherLanguage } from '#src/app/pageInLanguages.ts';

vi.mock('#src/config/language.ts', async (importActual) => ({
  ...(await importActual<object>()),
  language: 'hi',
  isHere: (path: string) => path.startsWith('/hi'),
}));

it('leads from a Hindi page to where the visitor is on the English one', async () => {
  window.history.replaceState(null, '', '/hi/blog?search=ticks#contacts');
  followLanguageLinks();
  // As the root of every page has it.
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <div onClickCapture={followToOtherLanguage}>
        <LanguageSwitch />
      </div>
    </MemoryRouter>,
  );
  const english = screen.getByRole<HTMLAnchorElement>('link', { name: 'English' });
  english.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(english);
  expect(english.href).toBe(`${window.location.origin}/blog?search=ticks#contacts`);
});
