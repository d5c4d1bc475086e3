import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breadcrumb, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('the page for an address that is not there', () => {
  it('the not-found page keeps the wrong address out of the breadcrumb, and links to the home page and the popular ones', async () => {
    await renderAt('/no/such/page');
    thePage().getByText('Sorry, this page cannot be found. Take a look at our most popular pages.');
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Page not found', null],
    ]);
    expect(thePage().getByRole('link', { name: 'GO TO HOME' })).toHaveAttribute('href', '/');
    const popular = within(thePage().getByRole('navigation', { name: 'Popular pages' }));
    const links = popular.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book a visit', '/#contacts'],
      ['Services', '/service'],
      ['Our vets', '/doctors'],
      ['Contact and hours', '/contact'],
    ]);
  });

  it('the boards of the signpost lead where the first popular links do, once for Tab and screen readers', async () => {
    await renderAt('/error');
    for (const [name, href] of [
      ['Book a visit', '/#contacts'],
      ['Services', '/service'],
      ['Our vets', '/doctors'],
    ] as const) {
      const links = thePage()
        .getAllByText(name)
        .map((label) => label.closest('a'));
      expect(links.map((link) => link?.getAttribute('href'))).toEqual([href, href]);
      expect(links.map((link) => link?.tabIndex)).toEqual([0, -1]);
    }
    expect(thePage().getAllByRole('link', { name: 'Our vets' })).toHaveLength(1);
  });
});
