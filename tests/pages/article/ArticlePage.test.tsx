import { act, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { articles } from '#src/business/articles.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const part = (name: string) => within(thePage().getByRole('region', { name }));
const hrefs = (name: string) =>
  part(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const head = () => within(thePage().getByRole('heading', { level: 1 }).parentElement!);

it('an article’s page has its author, text and comments, beside other articles', async () => {
  const { getByRole } = await renderAt('/blog/monsoon-paws');
  head().getByText(articles.find(({ id }) => id === 'monsoon-paws')!.author.name);
  head().getByText(/^, \d+ minutes? to read$/);
  const article = within(getByRole('article', { name: /^Monsoon paws/ }));
  expect(article.queryAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  article.getByRole('heading', { level: 3, name: 'Call us the same day if' });
  expect(article.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  expect(part('3 comments').getAllByRole('listitem')).toHaveLength(3);
  expect(part('3 comments').queryByRole('textbox')).toBeNull();

  const aside = within(getByRole('complementary', { name: 'More from the blog' }));
  expect(aside.getByRole('searchbox', { name: 'Search this site' })).toBeInTheDocument();
  const others = articles.filter(({ id }) => id !== 'monsoon-paws').slice(0, 3);
  expect(hrefs('Recent articles')).toEqual(others.map(({ id }) => `/blog/${id}`));
  expect(hrefs('Categories')).toContain('/blog?category=First+visits');
  expect(hrefs('Tags')).toContain('/blog?tag=dogs');
});

it('an article about an emergency has the hospitals’ numbers under its title', async () => {
  await renderAt('/blog/six-signs');
  const hospitals = clinics.flatMap(({ emergency, phone }) => (emergency ? phone.href : []));
  const links = head().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(hospitals));
});

it('the form below an article leads to the booking form with everything that was typed', async () => {
  const { findByRole, getByRole, getByText, user, router } = await renderAt('/blog/monsoon-paws');
  await user.click(getByText('Book a visit'));
  const form = within(getByRole('form', { name: 'Make an appointment' }));
  for (const label of ['Name', 'Email', 'Phone', 'Address'])
    expect(form.getByRole('textbox', { name: label })).toBeInTheDocument();
  expect(form.getByRole('combobox', { name: 'Service' })).toHaveDisplayValue('Select Service');
  expect(form.getByLabelText('Date')).toHaveAttribute('type', 'date');
  await user.type(form.getByLabelText('Name'), 'Kavya Menon');
  await user.selectOptions(form.getByLabelText('Service'), 'Surgery');
  await user.type(form.getByLabelText('Address'), 'Sample Road');
  await user.click(form.getByRole('button', { name: 'Make an appointment' }));
  await waitFor(() => expect(field('name')).toHaveValue('Kavya Menon'));
  expect(field('comments')).toHaveValue('Address: Sample Road');
  expect(router.location.pathname).toBe('/');
  await act(() => router.navigate(-1));
  const again = within(await findByRole('form', { name: 'Make an appointment' }));
  expect(again.getByLabelText('Address')).toHaveValue('Sample Road');
});

it('an unknown article leads to all articles', async () => {
  await renderAt('/blog/no-such-article');
  expect(part('Every article').getAllByRole('link')).toHaveLength(articles.length);
});
