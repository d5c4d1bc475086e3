import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { isSample } from '#tests/support/content.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

function hrefs(container: HTMLElement) {
  return within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

describe('/blog', () => {
  it('the blog has a heading and a breadcrumb', async () => {
    const { findByRole, getAllByRole } = await renderAt('/blog');
    expect(
      await findByRole('heading', { level: 1, name: 'Advice from our vets' }),
    ).toBeInTheDocument();
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const breadcrumb = within(await findByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(breadcrumb.getByText('Blog')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe(`Advice from our vets | ${brand.name}`);
  });

  it('the blog links to each article exactly once', async () => {
    const { findByRole } = await renderAt('/blog');
    const articles = hrefs(await findByRole('main')).filter((href) => href?.startsWith('/blog/'));
    expect(articles).toHaveLength(articleSummaries.length);
    expect(new Set(articles).size).toBe(articleSummaries.length);
  });

  it('the blog lists the remaining articles by date, newest first', async () => {
    const { findByRole } = await renderAt('/blog');
    const rest = await findByRole('region', { name: 'More, by date' });
    const dates = [...rest.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.runIf(isSample)(
    'a category of the sample shows its articles and leads back to all of them',
    async () => {
      const { findByRole, user, router } = await renderAt('/blog');
      const topics = within(await findByRole('navigation', { name: 'Categories' }));
      expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
      await user.click(topics.getByRole('link', { name: 'Seasons' }));
      const results = await findByRole('region', { name: '3 articles in Seasons' });
      expect(within(results).getAllByRole('heading', { level: 3 })).toHaveLength(3);
      expect(router.state.location.search).toBe('?category=Seasons');
      expect(topics.getByRole('link', { name: 'Seasons' })).toHaveAttribute('aria-current', 'true');
      expect(topics.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
      await user.click(within(results).getByRole('link', { name: 'Back to all articles' }));
      expect(await findByRole('region', { name: 'More, by date' })).toBeInTheDocument();
      expect(router.state.location.search).toBe('');
    },
  );

  it.runIf(isSample)(
    'a category of the sample in the address matches whatever its case',
    async () => {
      const { findByRole } = await renderAt('/blog?category=first+VISITS');
      expect(
        await findByRole('region', { name: '2 articles in First visits' }),
      ).toBeInTheDocument();
    },
  );

  it('a tag in the address filters the articles', async () => {
    const [{ id, tags }] = articleSummaries as [(typeof articleSummaries)[number]];
    const [tag = ''] = tags;
    const { findByRole } = await renderAt(`/blog?tag=${tag}`);
    const results = await findByRole('region', { name: new RegExp(`tagged “${tag}”$`) });
    expect(hrefs(results)).toContain(`/blog/${id}`);
  });
});

describe('choosing a category or a tag', () => {
  it('a category without articles says that nothing was found', async () => {
    const { findByRole } = await renderAt('/blog?category=Parrots&tag=blue');
    expect(
      await findByRole('region', { name: 'Nothing found in Parrots, tagged “blue”' }),
    ).toBeInTheDocument();
  });
});

describe('searching the site', () => {
  it.runIf(isSample)(
    'a search of the sample finds a word inside a text, shows the sentence, and keeps the word in the field',
    async () => {
      const { findByRole, getByRole, getAllByRole, user, router } = await renderAt('/blog');
      await user.type(await findByRole('searchbox', { name: 'Search this site' }), 'lentil{Enter}');
      const results = await findByRole('region', { name: '1 result for “lentil”' });
      expect(hrefs(results)).toContain('/blog/monsoon-paws');
      expect(results).toHaveTextContent('A tick feels like a lentil that does not move.');
      expect(results.querySelector('mark')).toHaveTextContent(/^lentil$/);
      expect(router.state.location.search).toBe('?search=lentil');
      expect(getByRole('searchbox', { name: 'Search this site' })).toHaveValue('lentil');
      const spoken = getAllByRole('status').map(({ textContent }) => textContent);
      expect(spoken).toContain('1 result for “lentil”');
      expect(document.title).toBe(`1 result for “lentil” | ${brand.name}`);
    },
  );

  it.runIf(isSample)(
    'search results of the sample are grouped and link to their pages',
    async () => {
      const { findByRole } = await renderAt('/blog?search=tick');
      const results = await findByRole('region', { name: '4 results for “tick”' });
      const groups = within(results).getAllByRole('heading', { level: 3 });
      expect(groups.map(({ textContent }) => textContent)).toEqual([
        'Articles',
        'Services',
        'Vets',
      ]);
      expect(hrefs(results)).toEqual([
        '/blog',
        '/blog/monsoon-paws',
        '/service#grooming',
        '/service#pathology',
        '/doctors/farah-sheikh',
        brand.phone.href,
      ]);
    },
  );

  it('a search tolerates a typing error and says so', async () => {
    const { findByRole } = await renderAt('/blog?search=vacinnation');
    const results = await findByRole('region', { name: /^\d+ results close to “vacinnation”$/ });
    expect(hrefs(results)).toContain('/service#vaccination');
  });

  it('the search button submits the search', async () => {
    const { findByRole, user } = await renderAt('/blog');
    const form = within(await findByRole('search', { name: 'Search this site' }));
    await user.type(form.getByRole('searchbox'), 'toothpaste');
    await user.click(form.getByRole('button', { name: 'Search' }));
    expect(await findByRole('region', { name: /for “toothpaste”$/ })).toBeInTheDocument();
  });

  it('a search without results says so and offers the phone and the booking form', async () => {
    const { findByRole } = await renderAt('/blog?search=helicopter');
    const nothing = within(await findByRole('region', { name: 'Nothing found for “helicopter”' }));
    expect(nothing.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    expect(nothing.getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
      'href',
      '/#contacts',
    );
    expect(nothing.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  it('a search for markup shows it as text', async () => {
    const { findByRole } = await renderAt(`/blog?search=${encodeURIComponent('<b>qqq</b> %')}`);
    expect(
      await findByRole('region', { name: 'Nothing found for “<b>qqq</b> %”' }),
    ).toBeInTheDocument();
  });

  it('an empty search shows the blog', async () => {
    const { findByRole } = await renderAt('/blog?search=+');
    expect(await findByRole('region', { name: 'More, by date' })).toBeInTheDocument();
  });

  it('search results carry noindex, the blog does not', async () => {
    const results = await renderAt('/blog?search=ticks');
    await results.findByRole('region', { name: /for “ticks”$/ });
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    results.unmount();
    const blog = await renderAt('/blog');
    await blog.findByRole('region', { name: 'More, by date' });
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });
});
