import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { followLanguageLinks } from '#src/app/followLanguageLinks.ts';
import { LanguageSwitch } from '#src/app/header/LanguageSwitch.tsx';

beforeEach(() => vi.stubEnv('DEV', false));

const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );

it('the language link leads to the same page in Hindi, with query and anchor', async () => {
  window.history.replaceState(null, '', '/clinics/adyar?from=poster#hours');
  followLanguageLinks();
  renderAt('/clinics/adyar');
  const hindi = screen.getByRole<HTMLAnchorElement>('link', { name: 'हिन्दी' });
  hindi.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(hindi);
  expect(hindi.href).toBe(`${window.location.origin}/hi/clinics/adyar?from=poster#hours`);
});

it('a page in English alone has no language link', () => {
  renderAt('/doctors/meera-nair');
  expect(screen.queryByRole('link')).toBeNull();
});
