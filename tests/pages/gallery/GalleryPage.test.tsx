import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

/** Parts of other sections, which the gallery does not show alone. */
const parts = ['ArticleMeta', 'ClinicRow', 'VetFacts', 'DemoField', 'SessionCell', 'VetWeek'];

const files = Object.keys(import.meta.glob('/src/sections/*/*.tsx'));
const sections = files
  .map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
  .filter((name) => !parts.includes(name));

it('shows every section under its own name, and links to each', async () => {
  const { container, findByRole } = await renderAt('/gallery');
  await findByRole('heading', { level: 1, name: 'Gallery of sections' });
  const shown = [...container.querySelectorAll('section[id^="section-"]')].map((section) =>
    section.getAttribute('aria-label'),
  );
  expect(shown).toEqual(expect.arrayContaining(sections));
  expect(new Set(shown).size).toBe(shown.length);

  const index = within(await findByRole('navigation', { name: 'Sections' }));
  for (const link of index.getAllByRole('link')) {
    const target = document.querySelector(link.getAttribute('href')!);
    expect(target).toHaveAttribute('aria-label', link.textContent);
    // The bar with its name, and the section.
    expect(target?.children.length).toBeGreaterThan(1);
  }
});
