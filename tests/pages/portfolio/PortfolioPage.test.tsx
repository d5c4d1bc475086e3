import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOn } from '#src/config/switches.ts';
import { isSample } from '#tests/support/content.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe.runIf(isOn('/portfolio'))('portfolio', () => {
  it('the portfolio has one h1 and a breadcrumb', async () => {
    await renderAt('/portfolio');
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Patients nobody forgets']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Portfolio', null],
    ]);
  });

  it('the portfolio says that its stories are samples', async () => {
    await renderAt('/portfolio');
    expect(thePage().getByText(/These are sample stories/)).toBeInTheDocument();
  });

  it.runIf(isSample)(
    'the sample’s portfolio shows six stories, each with a picture and the vet who tells it',
    async () => {
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
    },
  );

  it('the portfolio links to the booking form', async () => {
    await renderAt('/portfolio');
    expect(thePage().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
  });

  it('every link of the portfolio has a target', async () => {
    await renderAt('/portfolio');
    expect(brokenLinks()).toEqual([]);
  });
});
