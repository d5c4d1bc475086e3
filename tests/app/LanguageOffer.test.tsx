import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LanguageOffer } from '#src/app/LanguageOffer.tsx';

it('goes as somebody begins to fill something in, and keeps nothing of it', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <button>Menu</button>
      <input aria-label="Name" />
      <LanguageOffer />
    </MemoryRouter>,
  );
  const offer = screen.getByRole('complementary', { name: 'यह पेज हिन्दी में भी है।' });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(offer).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Name'));
  expect(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('language')).toBeNull();
});
