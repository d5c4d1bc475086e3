import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOn } from '#src/config/switches.ts';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import { isSecondBrand } from '#tests/support/content.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

// The second brand's (tests/fixtures/pawsAndCo/prices.yaml), by `npm run test:all second`.
describe.runIf(isSecondBrand)('prices, where a clinic shows them', () => {
  it('stand by service, with the pet, the clinics and what is included, and the day since when they hold', async () => {
    await renderAt('/prices');
    expect(thePage().getByText(/^As of/)).toHaveTextContent('As of 1 October 2026.');
    const linesOf = (service: string) =>
      within(thePage().getByRole('list', { name: service }))
        .getAllByRole('listitem')
        .map((line) => [...line.querySelectorAll('p')].map(({ textContent }) => textContent));
    expect(linesOf('Consultations')).toEqual([['Consultations', 'Half an hour', '₹600']]);
    expect(linesOf('Vaccination')).toEqual([
      ['Rabies', 'Baner and Camp', '₹450'],
      ['Rabies', 'Viman Nagar', '₹500'],
    ]);
    expect(linesOf('Grooming')).toEqual([['Bath and trim, Dog', '₹900 to ₹1,600']]);
    expect(thePage().queryByRole('list', { name: 'Pharmacy' })).toBeNull();
  });

  it('are one press from the foot of a page', async () => {
    const { getByRole, findByRole, user } = await renderAt('/');
    const footer = within(getByRole('contentinfo'));
    const owners = footer.getByRole('navigation', { name: 'For owners' });
    await user.click(within(owners).getByRole('link', { name: 'Prices' }));
    expect(await findByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible();
  });

  it('stand in the part of their service, which leads to all of them', async () => {
    await renderAt('/service');
    // Sections come alive one after another.
    await waitFor(() => expect(document.getElementById('pharmacy')).not.toBeNull());
    const price = (service: string) =>
      within(document.getElementById(service)!).getByText('Price').nextElementSibling;
    expect(price('consultations')).toHaveTextContent('₹600');
    expect(price('vaccination')).toHaveTextContent('₹450 to ₹500');
    expect(price('vaccination')!.querySelector('a')).toHaveAttribute('href', '/prices#vaccination');
    expect(within(document.getElementById('pharmacy')!).queryByText('Price')).toBeNull();
  });

  it('stand on the page of a procedure', async () => {
    await renderAt('/service/surgeries');
    expect(thePage().getByRole('link', { name: 'From ₹7,000' })).toHaveAttribute(
      'href',
      '/prices#surgeries',
    );
  });

  it('are found by the words that people use', async () => {
    // Shown by the blog like every hit (tests/pages/blog/): its page takes a second and more here.
    const search = await loadSiteSearch();
    const hits = search('how much').groups.flatMap((group) => group.hits);
    const found = hits.map(({ entry }) => `${entry.title} ${entry.href}`);
    expect(found).toContainEqual(expect.stringMatching(/^What it costs.* \/prices$/));
  });
});

describe.runIf(!isOn('/prices'))('prices, where a clinic shows none', () => {
  it('have no page', async () => {
    const { getByRole } = await renderAt('/prices');
    expect(getByRole('heading', { level: 1, name: "Page can't be found" })).toBeVisible();
  });

  it.each(['/', '/service', '/service/surgeries', '/blog?search=how%20much'])(
    'nothing on %s leads to them or tells one',
    async (address) => {
      await renderAt(address);
      expect(document.querySelector('[href^="/prices"]')).toBeNull();
      expect(document.body).not.toHaveTextContent('₹');
    },
  );
});
