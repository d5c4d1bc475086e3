import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partners } from '#content/pages/homeV2.ts';
import { BrandSlides } from '#src/sections/media/BrandSlides.tsx';

it('the partners are listed', () => {
  render(<BrandSlides {...partners} />);
  const names = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(names).toEqual(partners.brands.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(5);
});
