import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { articles } from '#src/pages/shared/articles/articles.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

describe('/blog', () => {
  it('the blog links to each article exactly once, all but the first few by date, newest first', async () => {
    const { getByRole } = await renderAt('/blog');
    expect(document.title).toBe(`Advice from our vets | ${brand.name}`);
    const linked = hrefs(getByRole('main')).filter((href) => href?.startsWith('/blog/'));
    expect(linked).toHaveLength(articles.length);
    expect(new Set(linked).size).toBe(articles.length);
    const rest = getByRole('region', { name: 'More, by date' });
    const dates = [...rest.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('beside what can’t wait stands where to go', async () => {
    await renderAt('/blog');
    expect(thePage().getByText(/24-hour animal hospital/)).toBeVisible();
  });

  it('a category shows its articles and leads back to all of them', async () => {
    const { findByRole, user, router } = await renderAt('/blog');
    const topics = within(await findByRole('navigation', { name: 'Categories' }));
    expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await user.click(topics.getByRole('link', { name: 'Seasons' }));
    const count = articles.filter(({ category }) => category === 'Seasons').length;
    const results = await findByRole('region', { name: `${count} articles in Seasons` });
    expect(within(results).getAllByRole('heading', { level: 3 })).toHaveLength(count);
    expect(router.state.location.search).toBe('?category=Seasons');
    expect(topics.getByRole('link', { name: 'Seasons' })).toHaveAttribute('aria-current', 'true');
    expect(topics.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await user.click(within(results).getByRole('link', { name: 'Back to all articles' }));
    expect(await findByRole('region', { name: 'More, by date' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('a tag in the address filters the articles', async () => {
    const { id, tags } = articles[0]!;
    const { findByRole } = await renderAt(`/blog?tag=${tags[0]}`);
    const results = await findByRole('region', { name: new RegExp(`tagged “${tags[0]}”$`) });
    expect(hrefs(results)).toContain(`/blog/${id}`);
  });

  it.each([
    ['a search of nothing for the whole blog', '?search=+', 'More, by date'],
    ['a category whatever its case', '?category=first+VISITS', /^\d articles in First visits$/],
    [
      'a category without articles',
      '?category=Parrots&tag=blue',
      'Nothing found in Parrots, tagged “blue”',
    ],
    [
      'markup as text',
      `?search=${encodeURIComponent('<b>qqq</b> %')}`,
      'Nothing found for “<b>qqq</b> %”',
    ],
  ])('the blog’s address takes %s', async (_, query, name) => {
    const { findByRole } = await renderAt(`/blog${query}`);
    expect(await findByRole('region', { name })).toBeInTheDocument();
  });
});

describe('searching the site', () => {
  it('a search shows what it found with the word marked, and keeps the word in the field', async () => {
    const { findByRole, getByRole, getAllByRole, user, router } = await renderAt('/blog');
    const form = within(await findByRole('search', { name: 'Search this site' }));
    await user.type(form.getByRole('searchbox'), 'diwali');
    await user.click(form.getByRole('button', { name: 'Search' }));
    const results = await findByRole('region', { name: '1 result for “diwali”' });
    expect(hrefs(results)).toContain('/blog/loud-nights');
    expect(results.querySelector('mark')).toHaveTextContent(/^diwali$/i);
    expect(router.state.location.search).toBe('?search=diwali');
    expect(getByRole('searchbox', { name: 'Search this site' })).toHaveValue('diwali');
    const spoken = getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken).toContain('1 result for “diwali”');
    expect(document.title).toBe(`1 result for “diwali” | ${brand.name}`);
    expect(robots()).toBe('noindex');
  });

  it('search results are grouped and link to their pages', async () => {
    const { findByRole } = await renderAt('/blog?search=tick');
    const results = await findByRole('region', { name: /^\d results for “tick”$/ });
    const groups = within(results).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Services', 'Articles', 'Vets']);
    for (const href of ['/service#grooming', '/blog/monsoon-paws', '/doctors/farah-sheikh'])
      expect(hrefs(results)).toContain(href);
  });

  it('a search without results says so and offers the phone and the booking form', async () => {
    const { findByRole } = await renderAt('/blog?search=helicopter');
    const nothing = within(await findByRole('region', { name: 'Nothing found for “helicopter”' }));
    for (const [name, href] of [
      [`Call ${brand.phone.display}`, brand.phone.href],
      ['Book a visit', '/#contacts'],
      ['Back to all articles', '/blog'],
    ])
      expect(nothing.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
