import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '#src/domain/articles.ts';
import { ArticleAside } from '#src/sections/articles/ArticleAside.tsx';
import { ArticleHead } from '#src/sections/articles/ArticleHead.tsx';
import { ArticleMosaic } from '#src/sections/articles/ArticleMosaic.tsx';
import { LeadArticle } from '#src/sections/articles/LeadArticle.tsx';

const article: ArticleSummary = {
  id: 'rain',
  title: 'Rain',
  shortTitle: 'Rain',
  subtitle: 'What to do when it rains.',
  date: '2026-09-10',
  category: 'Seasons',
  tags: [],
  picture: { src: '/rain.svg', width: 3, height: 2, alt: 'Rain' },
};

const show = (section: React.ReactNode) => render(<MemoryRouter>{section}</MemoryRouter>);
const href = (id: string) => `/blog/${id}`;

/* Its vet has left, or it names none. */
describe('an article without an author', () => {
  it('an article without an author has its date and reading time in its head, and no face', () => {
    const { container } = show(
      <ArticleHead
        article={article}
        pathname="/blog/rain"
        minutes={1}
        phone={{ display: '1', href: 'tel:1', hours: '9 AM to 5 PM' }}
      />,
    );
    const head = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(head).toHaveTextContent(/^Rain10 September 2026, 1 minute to read$/);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('an article without an author has no empty line where it leads the blog', () => {
    const { container } = show(<LeadArticle article={article} href="/blog/rain" />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect([...container.querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual(
      [],
    );
  });

  it('an article without an author is by nobody in the row below', () => {
    show(<ArticleMosaic tall={article} small={[{ ...article, id: 'hail' }]} hrefOf={href} />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/^By/)).toBeNull();
  });
});

describe('the column beside the only article of a blog', () => {
  it('the column beside the only article of a blog has no headings without a list', () => {
    show(
      <ArticleAside
        search={null}
        recent={{ heading: 'Recent articles', articles: [] }}
        categories={{ heading: 'Categories', items: [{ name: 'Seasons', count: 1 }] }}
        tags={{ heading: 'Tags', items: [] }}
        hrefOf={href}
        hrefBy={(part, value) => `/blog?${part}=${value}`}
      />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Categories',
    ]);
  });
});
