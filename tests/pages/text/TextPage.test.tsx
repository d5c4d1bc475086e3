import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('/careers, a page that is one Markdown file', () => {
  // The same page whatever the case of the address and the slash behind it.
  it.each(['/careers', '/Careers/'])(
    'a page that is one Markdown file has its title and its text at %s',
    async (address) => {
      await renderAt(address);
      expect(document.title).toBe(`Work with us | ${brand.name}`);
      thePage().getByRole('heading', { level: 2, name: 'How to apply' });
      thePage().getByRole('img', { name: /^Three vets/ });
      expect(thePage().getByRole('link', { name: 'Our clinics' })).toHaveAttribute(
        'href',
        '/clinics',
      );
      expect(thePage().getByText('Receptionists').closest('li')).toHaveTextContent(
        /^Receptionists who can calm/,
      );
    },
  );

  it('a page that is one Markdown file opens from the footer, with the focus on its heading', async () => {
    const { findByRole, getByRole, user } = await renderAt('/contact');
    await user.click(within(getByRole('contentinfo')).getByRole('link', { name: 'Careers' }));
    const heading = await findByRole('heading', { level: 1, name: 'Work with us' });
    // In an effect: after the heading has come.
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('a page that is one Markdown file is found by other words that people use', async () => {
    const { findByRole } = await renderAt('/blog?search=vacancy');
    const results = within(await findByRole('region', { name: /for “vacancy”$/ }));
    expect(results.getByRole('link', { name: /Work with us/ })).toHaveAttribute('href', '/careers');
  });
});
