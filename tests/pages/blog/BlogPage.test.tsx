import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { articles } from '#src/business/articles.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the blog links to each article once, the last ones by date', async () => {
  const { getByRole } = await renderAt('/blog');
  const linked = hrefs(getByRole('main')).flatMap((href) =>
    href?.startsWith('/blog/') ? href : [],
  );
  expect(linked.toSorted()).toEqual(articles.map(({ id }) => `/blog/${id}`).toSorted());
  const rest = getByRole('region', { name: 'More, by date' });
  const dates = [...rest.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(thePage().getByText(/24-hour animal hospital/)).toBeVisible();
});

it('a category of the blog shows its articles, and leads back to all of them', async () => {
  const { findByRole, user, router } = await renderAt('/blog');
  const topics = within(await findByRole('navigation', { name: 'Categories' }));
  expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await user.click(topics.getByRole('link', { name: 'Seasons' }));
  const count = articles.filter(({ category }) => category === 'Seasons').length;
  const results = await findByRole('region', { name: `${count} articles in Seasons` });
  expect(within(results).getAllByRole('heading', { level: 3 })).toHaveLength(count);
  expect(topics.getByRole('link', { name: 'Seasons' })).toHaveAttribute('aria-current', 'true');
  expect(topics.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  await user.click(within(results).getByRole('link', { name: 'Back to all articles' }));
  expect(await findByRole('region', { name: 'More, by date' })).toBeInTheDocument();
  expect(router.location.search).toBe('');
});

it.each([
  ['a tag', `?tag=${articles[0]!.tags[0]}`, new RegExp(`tagged “${articles[0]!.tags[0]}”$`)],
  ['a blank search', '?search=+', 'More, by date'],
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
])('the blog’s address accepts %s', async (_, query, name) => {
  const { findByRole } = await renderAt(`/blog${query}`);
  expect(await findByRole('region', { name })).toBeInTheDocument();
});

it('a search of the site shows its hits in groups, with the word marked', async () => {
  const { findByRole, getByRole, getAllByRole, user, router } = await renderAt('/blog');
  const form = within(await findByRole('search', { name: 'Search this site' }));
  await user.type(form.getByRole('searchbox'), 'tick');
  await user.click(form.getByRole('button', { name: 'Search' }));
  const results = await findByRole('region', { name: /^\d results for “tick”$/ });
  const groups = within(results).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Services', 'Articles', 'Vets']);
  for (const href of ['/service#grooming', '/blog/monsoon-paws', '/doctors/farah-sheikh'])
    expect(hrefs(results)).toContain(href);
  expect(results.querySelector('mark')).toHaveTextContent(/^ticks?$/i);
  expect(router.location.search).toBe('?search=tick');
  expect(getByRole('searchbox', { name: 'Search this site' })).toHaveValue('tick');
  const announced = getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContainEqual(expect.stringMatching(/^\d results for “tick”$/));
  expect(document.title).toMatch(/^\d results for “tick” \| /);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('a search that finds nothing offers the phone and the booking form', async () => {
  const { findByRole } = await renderAt('/blog?search=helicopter');
  const nothing = within(await findByRole('region', { name: 'Nothing found for “helicopter”' }));
  for (const [name, href] of [
    [`Call ${brand.phone.display}`, brand.phone.href],
    ['Book a visit', '/#contacts'],
    ['Back to all articles', '/blog'],
  ])
    expect(nothing.getByRole('link', { name })).toHaveAttribute('href', href);
});
