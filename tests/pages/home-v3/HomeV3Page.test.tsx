import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOn } from '#src/config/switches.ts';
import { brand } from '#content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe.runIf(isOn('/home-v3'))('the veterinary home', () => {
  it('/home-v3 has its sections in the specified order', async () => {
    const { getByRole, getAllByRole } = await renderAt('/home-v3');
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Brave pets. Gentle hands.');
    const sections = [...document.querySelectorAll('main section')].map(
      (section) =>
        section.id ||
        section.getAttribute('aria-label') ||
        section.querySelector('h2')?.textContent,
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
  });

  it('/home-v3 shows the figures', async () => {
    const { pets, professionals, stores } = brand.figures;
    const { getByRole } = await renderAt('/home-v3');
    const figures = within(getByRole('region', { name: 'In numbers' })).getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual([pets, professionals, stores]);
  });

  it('/home-v3 links its banner and its call to action to its own booking form', async () => {
    const { getByRole } = await renderAt('/home-v3');
    const links = within(getByRole('main')).getAllByRole('link', { name: 'Book Now' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(4).fill('/home-v3#contacts'),
    );
  });

  it('/home-v3 has tabs for internal medicine, surgery, imaging and laboratory', async () => {
    const { getByRole } = await renderAt('/home-v3#diagnostic');
    const tabs = within(getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Internal Medicine',
      'Surgery',
      'Diagnostic Imaging',
      'Laboratory',
    ]);
    expect(getByRole('tabpanel', { name: 'Diagnostic Imaging' })).toBeVisible();
  });
});
