import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partners } from '#content/pages/homeV2.ts';
import { Brands } from '#src/sections/media/Brands.tsx';

it('the partners are listed', () => {
  render(<Brands {...partners} />);
  const names = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(names).toEqual(partners.brands.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(5);
});
