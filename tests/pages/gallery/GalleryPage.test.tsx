import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

it('/gallery shows the sections that no route uses, below the top bar with the decorative shape', async () => {
  const { container, findByRole } = await renderAt('/gallery');
  await findByRole('heading', { level: 1, name: 'Gallery of sections' });
  const shown = [...container.querySelectorAll('main section[aria-label]')];
  expect(shown.map((section) => section.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining([
      'SecondAbout',
      'HeroFeatures',
      'ProcessCarousel',
      'ProjectGrid',
      'ServiceList',
    ]),
  );
  const bar = await findByRole('complementary', { name: 'Contact and emergency care' });
  expect(bar).toHaveAttribute('data-variant', 'cs_type_1');
});
