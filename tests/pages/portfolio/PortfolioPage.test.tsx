import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('portfolio', () => {
  it('the portfolio links to the booking form', async () => {
    await renderAt('/portfolio');
    expect(thePage().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
  });

  it('the portfolio shows six stories, each with a picture and the vet who tells it', async () => {
    await renderAt('/portfolio');
    const stories = thePage()
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.closest('li'))
      .filter((story) => story !== null);
    expect(stories).toHaveLength(6);
    const pictures = stories.map((story) => within(story).getByRole('img'));
    for (const picture of pictures) expect(picture.getAttribute('alt')).not.toBe('');
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(6);
    for (const story of stories) within(story).getByRole('link', { name: /^Dr / });
  });
});
