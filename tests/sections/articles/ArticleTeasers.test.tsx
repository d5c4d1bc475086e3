import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as landing from '#content/pages/landingStatic.ts';
import { teasersOf } from '#src/business/teasersOf.ts';
import { ArticleSlides } from '#src/sections/articles/ArticleSlides.tsx';

const teasers = teasersOf(landing.articles);

function show(articles = teasers) {
  render(
    <MemoryRouter>
      <ArticleSlides articles={articles} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('article');
}

it('three teasers lead to articles of the site, and three, marked, to other sites', () => {
  const links = show().map((article) => within(article).getByRole('link'));
  const outside = links.filter((link) => link.getAttribute('href')?.startsWith('https:'));
  expect(links).toHaveLength(6);
  expect(outside).toHaveLength(3);
  for (const link of outside) {
    expect(link).toHaveAccessibleName(/\(another site, opens in a new tab\)$/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const link of links.filter((own) => !outside.includes(own))) {
    expect(link.getAttribute('href')).toMatch(/^\/blog\/./);
    expect(link).not.toHaveAttribute('target');
  }
});

it('a teaser shows a date only if it has one', () => {
  const [first] = teasers;
  const [dated, undated] = show([
    { ...first!, date: '2026-03-07' },
    { ...first!, title: 'Another', date: '' },
  ]);
  expect(within(dated!).getByText('7 March 2026')).toHaveAttribute('datetime', '2026-03-07');
  expect(within(undated!).queryByRole('time')).not.toBeInTheDocument();
});
