import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { callToAction } from '#content/pages/landing.ts';
import { CallToAction } from '#src/sections/contact/CallToAction.tsx';

it('the call to action links to the booking form and the phone number', () => {
  render(
    <MemoryRouter>
      <CallToAction {...callToAction} />
    </MemoryRouter>,
  );
  screen.getByRole('region', { name: 'Something not quite right?' });
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
  expect(screen.getByRole('link', { name: `or call ${brand.phone.display}` })).toHaveAttribute(
    'href',
    brand.phone.href,
  );
});
