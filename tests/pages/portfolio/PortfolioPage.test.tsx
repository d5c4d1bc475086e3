import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('the portfolio has six stories, each with a picture and the vet who tells it', async () => {
  await renderAt('/portfolio');
  const stories = thePage()
    .getAllByRole('heading', { level: 2 })
    .flatMap((title) => title.closest('li') ?? []);
  const pictures = stories.map((story) => within(story).getByRole('img').getAttribute('src'));
  expect(new Set(pictures).size).toBe(6);
  for (const story of stories) within(story).getByRole('link', { name: /^Dr / });
  expect(thePage().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
});
