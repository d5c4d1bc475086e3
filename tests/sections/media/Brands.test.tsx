import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partners } from '#src/content/homeV2Sections.ts';
import { Brands } from '#src/sections/media/Brands.tsx';

it('the partners are listed and marked as samples', () => {
  render(<Brands {...partners} />);
  expect(screen.getByText('sample names')).toBeInTheDocument();
  const names = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(names).toEqual(partners.brands.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(5);
});
