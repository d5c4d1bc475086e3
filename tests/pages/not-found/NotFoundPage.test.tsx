import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breadcrumb, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('an unknown address offers the home page and the popular ones', async () => {
  await renderAt('/no/such/page');
  thePage().getByText('Sorry, this page cannot be found. Take a look at our most popular pages.');
  expect(breadcrumb()).toEqual([
    ['Home', '/'],
    ['Page not found', null],
  ]);
  expect(thePage().getByRole('link', { name: 'GO TO HOME' })).toHaveAttribute('href', '/');
  const popular = within(thePage().getByRole('navigation', { name: 'Popular pages' }));
  const links = popular.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Book a visit', '/#contacts'],
    ['Services', '/service'],
    ['Our vets', '/doctors'],
    ['Contact and hours', '/contact'],
  ]);
  // The boards of the signpost.
  const signs = thePage()
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.tabIndex === -1);
  expect(signs.map((link) => link.getAttribute('href'))).toEqual([
    '/#contacts',
    '/service',
    '/doctors',
  ]);
});
