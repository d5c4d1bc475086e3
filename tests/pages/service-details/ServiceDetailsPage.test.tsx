import { within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { config } from '#src/config/env.ts';
import { services } from '#content/services.ts';
import { brand } from '#content/brand.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

afterEach(() => {
  config.siteUrl = '';
});

describe('a service in detail', () => {
  it.each([
    ['/service/service-details', 'A procedure'],
    ...services.slice(-3).map(({ id, name }) => [`/service/${id}`, name]),
    ['/service/42', '42'],
  ] as [string, string][])('the procedure page shows the same at %s', async (address, last) => {
    await renderAt(address);
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['A procedure, hour by hour']);
    expect(
      thePage()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(['Before', 'During', 'After']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Service', '/service'],
      [last, null],
    ]);
  });

  it('search engines are led from every service’s address to the one page', async () => {
    config.siteUrl = 'https://www.clinic.test';
    await renderAt(`/service/${services[0]!.id}`);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://www.clinic.test/service/service-details',
    );
  });

  it('the procedure page links to its three phases', async () => {
    const { user, router } = await renderAt('/service/service-details');
    const jump = within(thePage().getByRole('navigation', { name: 'On this page' }));
    await user.click(jump.getByRole('link', { name: 'After' }));
    expect(router.state.location.hash).toBe('#after');
    const after = thePage().getByRole('region', { name: 'After' });
    expect(after).toHaveAttribute('id', 'after');
    expect(after).toHaveFocus();
  });

  it('the procedure page lists in order what happens and when', async () => {
    await renderAt('/service/service-details');
    const during = within(thePage().getByRole('region', { name: 'During' }));
    expect(during.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^On arrivalYou hand over the lead/),
      expect.stringMatching(/^20 minutes inAsleep, and watched/),
      expect.stringMatching(/^About an hour inWe call you/),
    ]);
  });

  it('the procedure page shows the number beside the emergency signs', async () => {
    await renderAt('/service/service-details');
    const after = within(thePage().getByRole('region', { name: 'After' }));
    expect(after.getByRole('heading', { name: 'Call at once if' })).toBeInTheDocument();
    expect(after.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });

  it('every link of the procedure page has a target', async () => {
    await renderAt('/service/service-details');
    expect(brokenLinks()).toEqual([]);
  });
});
