import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { vetCarousel } from '#src/content/landingSections.ts';
import { vets } from '#content/vets.ts';
import { bringRowsNear, giveVisitorSign, started } from '#tests/support/fakeSwiper.ts';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';

vi.mock('swiper', () => import('#tests/support/fakeSwiper.ts'));

beforeEach(() => bringRowsNear());

function show() {
  render(
    <MemoryRouter>
      <VetCarousel {...vetCarousel} />
    </MemoryRouter>,
  );
}

describe('the vets on the landing page', () => {
  it('the carousel shows every vet with qualification, specialities and years', () => {
    show();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(vets.length);
    for (const [index, vet] of vets.entries()) {
      const card = within(cards[index]!);
      expect(card.getByRole('heading', { level: 3, name: vet.name })).toBeInTheDocument();
      card.getByText(vet.profession);
      card.getByText(vet.title);
      expect(cards[index]).toHaveTextContent(`${vet.years} years of experience`);
      expect(card.getByRole('link', { name: vet.name })).toHaveAttribute(
        'href',
        `/doctors/${vet.id}`,
      );
    }
  });

  it('the carousel’s arrows move to the next vet and announce it', async () => {
    show();
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Previous vet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const next = screen.getByRole('button', { name: 'Next vet' });
    await giveVisitorSign();
    await waitFor(() => expect(started.at(-1)?.[0]).toBeVisible());
    await user.click(next);
    expect(screen.getByRole('status')).toHaveTextContent(`2 of 8: ${vets[1]!.name}`);
  });

  it('the vet carousel links to all vets', () => {
    show();
    expect(screen.getByRole('link', { name: 'Meet all vets' })).toHaveAttribute('href', '/doctors');
  });
});
