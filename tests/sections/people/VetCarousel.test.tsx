import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { vetCarousel } from '#content/pages/landing.ts';
import { vets } from '#content/vets.ts';
import { LandingVetSlides } from '#src/pages/shared/landing/LandingSections.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';

// How it moves: tests/components/carousel/useCarousel.isolated.test.tsx.
it('the carousel says what each vet does, and leads to all of them', () => {
  render(
    <MemoryRouter>
      <VetCarousel {...vetCarousel}>
        <LandingVetSlides />
      </VetCarousel>
    </MemoryRouter>,
  );
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(vets.length);
  for (const [index, vet] of vets.entries()) {
    for (const fact of [vet.qualification, vet.specialities, `${vet.years} years of experience`])
      expect(cards[index]).toHaveTextContent(fact);
    expect(within(cards[index]!).getByRole('link', { name: vet.name })).toHaveAttribute(
      'href',
      `/doctors/${vet.id}`,
    );
  }
  expect(screen.getByRole('link', { name: 'Meet all vets' })).toHaveAttribute('href', '/doctors');
});
