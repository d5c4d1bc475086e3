import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { followLanguageLinks } from '#src/app/clicks/followLanguageLinks.ts';
import { LanguageSwitch } from '#src/app/header/LanguageSwitch.tsx';

// As in a built site.
beforeEach(() => vi.stubEnv('DEV', false));

const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );

it('leads to the same page in Hindi, and to where the visitor is on it', async () => {
  window.history.replaceState(null, '', '/clinics/adyar?from=poster#hours');
  followLanguageLinks();
  renderAt('/clinics/adyar');
  const hindi = screen.getByRole<HTMLAnchorElement>('link', { name: 'हिन्दी' });
  hindi.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(hindi);
  expect(hindi.href).toBe(`${window.location.origin}/hi/clinics/adyar?from=poster#hours`);
});

it('is not there on a page that is there in English alone', () => {
  renderAt('/doctors/meera-nair');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not there on the development server, which has one language', () => {
  vi.stubEnv('DEV', true);
  renderAt('/clinics');
  expect(screen.queryByRole('link')).toBeNull();
});
