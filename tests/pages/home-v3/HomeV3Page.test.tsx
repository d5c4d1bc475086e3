import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { callToAction, serviceTabs, videoBand } from '#content/pages/homeV3.ts';
import { vetCarousel, welcome } from '#content/pages/landing.ts';
import { inNumbers } from '#content/pages/landingStatic.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('/home-v3 has its sections in the specified order, its figures, and its own booking form', async () => {
  const { getByRole } = await renderAt('/home-v3');
  const sections = [...document.querySelectorAll('main section')].map(
    (section) =>
      section.id || section.getAttribute('aria-label') || section.querySelector('h2')?.textContent,
  );
  expect(sections).toEqual([
    welcome,
    'about',
    inNumbers,
    'services',
    vetCarousel.title,
    callToAction.title,
    serviceTabs.title,
    videoBand.title,
    'blogs',
    'contacts',
  ]);
  const { pets, professionals, stores } = brand.figures;
  const figures = within(getByRole('region', { name: inNumbers })).getAllByRole('definition');
  expect(figures.map((figure) => figure.textContent)).toEqual(
    [pets, professionals, stores].filter(Boolean),
  );
  const links = thePage().getAllByRole('link', { name: 'Book Now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(4).fill('/home-v3#contacts'),
  );
});

it('a hash opens the tab it names, also while the page is open', async () => {
  const { getByRole, router } = await renderAt('/home-v3#surgery');
  expect(getByRole('tabpanel', { name: 'Surgery' })).toBeVisible();
  await act(() => router.navigate('/home-v3#Laboratory'));
  expect(getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
  expect(getByRole('tabpanel', { name: 'Laboratory' })).toHaveFocus();
  await act(() => router.navigate('/home-v3#blogs'));
  expect(getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
});
