import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breadcrumb, deadEnds, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('portfolio', () => {
  it('has one heading and the way back', async () => {
    await renderAt('/portfolio');
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['The wall by reception']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Portfolio', null],
    ]);
  });

  it('says that its stories are samples', async () => {
    await renderAt('/portfolio');
    expect(thePage().getByText(/These are sample stories/)).toBeInTheDocument();
  });

  it('hangs six framed stories, each with a picture and the vet who tells it', async () => {
    await renderAt('/portfolio');
    const stories = thePage()
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.closest('li'))
      .filter((story) => story !== null);
    expect(stories).toHaveLength(6);
    for (const story of stories) {
      expect(within(story).getByRole('img').getAttribute('alt')).not.toBe('');
      expect(within(story).getByRole('link', { name: /^Dr / })).toBeInTheDocument();
    }
    const pictures = stories.map((story) => within(story).getByRole('img').getAttribute('src'));
    expect(new Set(pictures).size).toBe(6);
  });

  it('leads to the booking form', async () => {
    await renderAt('/portfolio');
    expect(thePage().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
  });

  it('leads somewhere with every link', async () => {
    await renderAt('/portfolio');
    expect(deadEnds()).toEqual([]);
  });
});
