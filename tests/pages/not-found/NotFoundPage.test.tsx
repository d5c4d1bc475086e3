import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('the page for an address that is not there', () => {
  it.each(['/error', '/no-such-page', '/no/such/page'])(
    'the not-found page shows at %s',
    async (address) => {
      const { findByRole, getByText, getAllByRole } = await renderAt(address);
      expect(await findByRole('heading', { level: 1 })).toHaveTextContent(/^Page can't be found$/);
      expect(
        getByText('Sorry, this page cannot be found. Take a look at our most popular pages.'),
      ).toBeInTheDocument();
      expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it('the not-found page links to the home page', async () => {
    const { findByRole } = await renderAt('/no-such-page');
    expect(await findByRole('link', { name: 'GO TO HOME' })).toHaveAttribute('href', '/');
  });

  it('the not-found page links to the popular pages', async () => {
    const { findByRole } = await renderAt('/error');
    const popular = await findByRole('navigation', { name: 'Popular pages' });
    const links = within(popular)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Book a visit', '/#contacts'],
      ['Services', '/service'],
      ['Our vets', '/doctors'],
      ['Contact and hours', '/contact'],
    ]);
  });

  it('the boards of the signpost lead where the first popular links do, once for Tab and screen readers', async () => {
    const { findByRole, getAllByRole } = await renderAt('/error');
    await findByRole('heading', { level: 1 });
    const main = await findByRole('main');
    for (const [name, href] of [
      ['Book a visit', '/#contacts'],
      ['Services', '/service'],
      ['Our vets', '/doctors'],
    ]) {
      const links = within(main)
        .getAllByText(name ?? '')
        .map((label) => label.closest('a'));
      expect(links.map((link) => link?.getAttribute('href'))).toEqual([href, href]);
      expect(links.map((link) => link?.tabIndex)).toEqual([0, -1]);
    }
    expect(getAllByRole('link', { name: 'Our vets' })).toHaveLength(1);
  });

  it('the not-found page keeps the wrong address out of the breadcrumb', async () => {
    const { findByRole } = await renderAt('/no/such/page');
    const breadcrumb = await findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumb).getAllByRole('link')).toHaveLength(1);
    expect(within(breadcrumb).getByText('Page not found')).toHaveAttribute('aria-current', 'page');
  });
});
