import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import type { ArticleSummary } from '#src/domain/articles.ts';
import { isSample } from '#tests/support/content.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const [first, second] = articleSummaries as [ArticleSummary, ArticleSummary];

describe('/blog/{id}', () => {
  it.each(articleSummaries.map(({ id, title, shortTitle }) => [id, title, shortTitle]))(
    'the article %s is shown with its whole text',
    async (id, title, shortTitle) => {
      const { findByRole, getAllByRole } = await renderAt(`/blog/${id}`);
      expect(await findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const breadcrumb = within(await findByRole('navigation', { name: 'Breadcrumb' }));
      expect(
        breadcrumb
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Home', '/'],
        ['Blog', '/blog'],
      ]);
      expect(breadcrumb.getByText(shortTitle)).toHaveAttribute('aria-current', 'page');
      const article = within(await findByRole('article', { name: title }));
      expect(article.queryAllByRole('heading', { level: 2 }).length).toBeGreaterThan(
        isSample ? 2 : -1,
      );
    },
  );

  it('an article shows its author, date and reading time', async () => {
    const { findByRole } = await renderAt(`/blog/${first.id}`);
    const head = (await findByRole('heading', { level: 1 })).parentElement;
    expect(head).toHaveTextContent(first.author!.name);
    expect(head).toHaveTextContent(/\d{1,2} \w+ \d{4}, \d+ minutes? to read/);
  });

  describe.runIf(isSample)('about an emergency, on the sample’s articles', () => {
    it.each([
      ['has the number to call under the title of what can’t wait', 'six-signs', 1],
      ['leaves the number to the text where it can', 'monsoon-paws', 0],
    ])('%s', async (_, id, calls) => {
      const { findByRole } = await renderAt(`/blog/${id}`);
      const head = (await findByRole('heading', { level: 1 })).parentElement!;
      const links = within(head).queryAllByRole('link', { name: `Call ${brand.phone.display}` });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array.from({ length: calls }, () => brand.phone.href),
      );
    });

    it('an article about an emergency says when to call, with the number', async () => {
      const { findByRole } = await renderAt('/blog/monsoon-paws');
      const article = within(await findByRole('article'));
      expect(
        article.getByRole('heading', { level: 3, name: 'Call us the same day if' }),
      ).toBeInTheDocument();
      expect(article.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
        'href',
        brand.phone.href,
      );
    });

    it('an article has a fixed list of comments marked as samples', async () => {
      const { findByRole } = await renderAt('/blog/monsoon-paws');
      const comments = within(await findByRole('region', { name: '3 comments' }));
      expect(comments.getAllByRole('listitem')).toHaveLength(3);
      expect(comments.getByText(/^Sample comments/)).toBeInTheDocument();
      expect(comments.queryByRole('textbox')).toBeNull();
    });
  });

  it.runIf(isSample)(
    'an article of the sample has a search form, recent articles, categories and tags beside it',
    async () => {
      const { findByRole } = await renderAt('/blog/monsoon-paws');
      const aside = within(await findByRole('complementary', { name: 'More from the blog' }));
      expect(aside.getByRole('searchbox', { name: 'Search this site' })).toBeInTheDocument();
      const links = (name: string) =>
        within(aside.getByRole('region', { name }))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'));
      expect(links('Recent articles')).toEqual([
        '/blog/two-minutes-a-day',
        '/blog/loud-nights',
        '/blog/your-cat-hates-the-carrier',
      ]);
      expect(links('Categories')).toContain('/blog?category=First+visits');
      expect(links('Tags')).toEqual([
        '/blog?tag=ticks',
        '/blog?tag=paws',
        '/blog?tag=monsoon',
        '/blog?tag=skin',
        '/blog?tag=dogs',
      ]);
    },
  );

  it('the recent articles leave out the current one', async () => {
    const { findByRole } = await renderAt(`/blog/${first.id}`);
    const recent = within(await findByRole('region', { name: 'Recent articles' }));
    expect(recent.getAllByRole('link')).toHaveLength(Math.min(3, articleSummaries.length - 1));
    expect(recent.queryByRole('link', { name: first.title })).toBeNull();
  });

  it('the search beside an article searches the site', async () => {
    const { findByRole, user, router } = await renderAt(`/blog/${first.id}`);
    await user.type(await findByRole('searchbox', { name: 'Search this site' }), 'carrier{Enter}');
    expect(await findByRole('region', { name: /for “carrier”$/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/blog');
  });

  it('a recent article opens with the focus on its heading', async () => {
    const { findByRole, user } = await renderAt(`/blog/${first.id}`);
    await user.click(await findByRole('link', { name: second.title }));
    const heading = await findByRole('heading', {
      level: 1,
      name: second.title,
    });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('an unknown article id shows a note and all articles', async () => {
    const { findByRole, getByRole } = await renderAt('/blog/no-such-article');
    expect(
      await findByRole('heading', { level: 1, name: 'This article isn’t here' }),
    ).toBeInTheDocument();
    const every = within(getByRole('region', { name: 'Every article' }));
    expect(every.getAllByRole('link')).toHaveLength(articleSummaries.length);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
