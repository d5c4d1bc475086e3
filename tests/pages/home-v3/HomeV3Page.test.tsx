import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('/home-v3 has its sections in the specified order, its figures, and its own booking form', async () => {
  const { getByRole } = await renderAt('/home-v3#diagnostic');
  const sections = [...document.querySelectorAll('main section')].map(
    (section) =>
      section.id || section.getAttribute('aria-label') || section.querySelector('h2')?.textContent,
  );
  expect(sections).toEqual([
    'Welcome',
    'about',
    'In numbers',
    'services',
    'Meet our vets',
    'Something not quite right?',
    'When it takes more than a check-up',
    'See a first visit, start to finish',
    'blogs',
    'contacts',
  ]);
  const { pets, professionals, stores } = brand.figures;
  const figures = within(getByRole('region', { name: 'In numbers' })).getAllByRole('definition');
  expect(figures.map((figure) => figure.textContent)).toEqual(
    [pets, professionals, stores].filter(Boolean),
  );
  const links = thePage().getAllByRole('link', { name: 'Book Now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(4).fill('/home-v3#contacts'),
  );
  const tabs = within(getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Internal Medicine',
    'Surgery',
    'Diagnostic Imaging',
    'Laboratory',
  ]);
  expect(getByRole('tabpanel', { name: 'Diagnostic Imaging' })).toBeVisible();
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
