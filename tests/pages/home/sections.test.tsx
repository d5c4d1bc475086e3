import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

/* A clinic that has chosen sections of the landing page, and has neither vets nor a list of services. */

vi.mock('#content/pages/landing.yaml', async (original) => {
  const { landing } = await original<typeof import('#content/pages/landing.yaml')>();
  const sections = ['booking', 'vetCarousel', 'services', 'clinicList'] as const;
  const services = { ...landing.services, services: [], others: { services: [] } };
  return { landing: { ...landing, sections, services } };
});
vi.mock('#content/vets.yaml', () => ({ vets: [] }));
vi.mock('virtual:site', async (original) => ({
  ...(await original<typeof import('virtual:site')>()),
  insteadOf: { about: '/about' },
}));

it('the landing page has the sections that a clinic names, in its order, none of them an empty heading, and links to others lead to their pages', async () => {
  const { getByRole } = await renderAt('/');
  const headings = [...getByRole('main').querySelectorAll('h2')];
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    // The slides of the first screen.
    'A bath is better with good company.',
    'A small needle, and a hand to hold.',
    'Book a visit',
    'Find your clinic',
  ]);
  const header = within(getByRole('navigation', { name: 'Main' }));
  const hrefOf = (name: string) => header.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('About'), hrefOf('Contact')]).toEqual(['/about', '/#contacts']);
});
