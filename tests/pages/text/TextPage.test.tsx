import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('/careers, a page that is one Markdown file', () => {
  it('/careers, a page that is one Markdown file has its heading, its place in the site and its text', async () => {
    const { findByRole, getAllByRole } = await renderAt('/careers');
    expect(await findByRole('heading', { level: 1, name: 'Work with us' })).toBeInTheDocument();
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`Work with us | ${brand.name}`);
    const breadcrumb = within(await findByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByText('Careers')).toHaveAttribute('aria-current', 'page');
    const main = within(await findByRole('main'));
    expect(main.getByRole('heading', { level: 2, name: 'How to apply' })).toBeInTheDocument();
    expect(main.getByRole('img', { name: /^Three vets/ })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Our clinics' })).toHaveAttribute('href', '/clinics');
    expect(main.getByText('Receptionists').closest('li')).toHaveTextContent(
      /^Receptionists who can calm/,
    );
  });

  it('/careers, a page that is one Markdown file is the same page whatever the case of the address and the slash behind it', async () => {
    const { findByRole } = await renderAt('/Careers/');
    expect(await findByRole('heading', { level: 1, name: 'Work with us' })).toBeInTheDocument();
  });

  it('opens from the footer, with the focus on its heading', async () => {
    const { findByRole, user } = await renderAt('/contact');
    const footer = within(await findByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Careers' }));
    const heading = await findByRole('heading', { level: 1, name: 'Work with us' });
    // In an effect: after the heading has come.
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('/careers, a page that is one Markdown file is found by its words and by others that people use', async () => {
    const { findByRole } = await renderAt('/blog?search=vacancy');
    const results = within(await findByRole('region', { name: /for “vacancy”$/ }));
    expect(results.getByRole('link', { name: /Work with us/ })).toHaveAttribute('href', '/careers');
  });
});
