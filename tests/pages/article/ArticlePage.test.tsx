import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { type Article, articles } from '#src/pages/shared/articles/articles.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const [first, second] = articles as [Article, Article];
const part = (name: string) => within(thePage().getByRole('region', { name }));
const hrefs = (name: string) =>
  part(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('/blog/{id}', () => {
  it('an article shows its author, date and reading time, and the recent ones without itself', async () => {
    const { getByRole } = await renderAt(`/blog/${first.id}`);
    const head = getByRole('heading', { level: 1 }).parentElement;
    expect(head).toHaveTextContent(first.author.name);
    expect(head).toHaveTextContent(/\d{1,2} \w+ \d{4}, \d+ minutes? to read/);
    expect(hrefs('Recent articles')).toHaveLength(Math.min(3, articles.length - 1));
    expect(hrefs('Recent articles')).not.toContain(`/blog/${first.id}`);
  });

  it('an article about what can’t wait has the hospitals’ numbers under its title', async () => {
    const { getByRole } = await renderAt('/blog/six-signs');
    const head = within(getByRole('heading', { level: 1 }).parentElement!);
    const hospitals = clinics.flatMap(({ emergency, phone }) => (emergency ? phone.href : []));
    expect(head.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(hospitals),
    );
  });

  it('an article has its whole text with when to call, marked comments, and what is beside it', async () => {
    const { getByRole } = await renderAt('/blog/monsoon-paws');
    const head = within(getByRole('heading', { level: 1 }).parentElement!);
    expect(head.queryByRole('link', { name: /^Call/ })).toBeNull();
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
    // Those that another article has too.
    expect(hrefs('Tags')).toContain('/blog?tag=dogs');
  });

  it('the form below an article goes straight to the booking form with everything that was typed', async () => {
    const { getByRole, getByText, user, router } = await renderAt(`/blog/${first.id}`);
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
    await waitFor(() => expect(field('Name')).toHaveValue('Kavya Menon'));
    expect(field('Comments')).toHaveValue('Address: Sample Road');
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate(-1));
    const again = within(getByRole('form', { name: 'Make an appointment' }));
    expect(again.getByLabelText('Address')).toHaveValue('Sample Road');
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
    const heading = await findByRole('heading', { level: 1, name: second.title });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('an unknown article id leads to all articles', async () => {
    await renderAt('/blog/no-such-article');
    expect(part('Every article').getAllByRole('link')).toHaveLength(articles.length);
  });
});
