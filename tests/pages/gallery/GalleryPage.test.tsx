import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

const sources = import.meta.glob<string>('/src/{sections,features,pages}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files below `folder`, but those of the gallery and of messages. */
function filesIn(folder: string): [name: string, source: string][] {
  return Object.entries(sources)
    .filter(([file]) => file.startsWith(folder) && !/\/gallery\/|essages\.tsx$/.test(file))
    .map(([file, source]) => [file.replace(/^.*\/|\.tsx$/g, ''), source]);
}

const sectionFiles = filesIn('/src/sections/');
const users = [...filesIn('/src/pages/'), ...filesIn('/src/features/')];

const imports = (name: string) => (source: string) => source.includes(`/${name}.tsx'`);

/** A part of other sections, which no page shows by itself. */
const isPart = (name: string) =>
  sectionFiles.some(([, source]) => imports(name)(source)) &&
  !users.some(([, source]) => imports(name)(source));

const sections = sectionFiles.map(([name]) => name).filter((name) => !isPart(name));

it('shows every section under its own name, and links to each', async () => {
  const { container, findByRole } = await renderAt('/gallery');
  await findByRole('heading', { level: 1, name: 'Gallery of sections' });
  const shown = [...container.querySelectorAll('section[id^="section-"]')].map((section) =>
    section.getAttribute('aria-label'),
  );
  expect(sections.filter((name) => !shown.includes(name))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);

  const index = within(await findByRole('navigation', { name: 'Sections' }));
  for (const link of index.getAllByRole('link')) {
    const target = document.querySelector(link.getAttribute('href')!);
    expect(target).toHaveAttribute('aria-label', link.textContent);
    // The bar with its name, and the section.
    expect(target?.children.length).toBeGreaterThan(1);
  }
});

it('wears the top bar’s variant with the decorative shape', async () => {
  const { findByRole } = await renderAt('/gallery');
  const bar = await findByRole('complementary', { name: 'Contact and emergency care' });
  expect(bar).toHaveAttribute('data-variant', 'cs_type_1');
});
