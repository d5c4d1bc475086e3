import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import * as content from '#content/parts/footer.ts';
import { scrollPageTo } from '#tests/support/controls.ts';
import { plain } from '#tests/support/plain.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('the footer shows contact details, services and links', async () => {
  const { getByRole } = await renderAt('/about');
  const footer = within(getByRole('contentinfo'));

  expect(footer.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  footer.getByText(plain(`Support hours ${hoursInWords.phoneInFooter}`));
  footer.getByText(plain(content.notes.emergency));

  const services = within(footer.getByRole('region', { name: 'Our Services' }));
  expect(services.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    content.services,
  );
  expect(services.queryByRole('link')).toBeNull();

  const links = within(footer.getByRole('navigation', { name: 'Quick Links' }));
  expect(
    links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['About Us', '/#about'],
    ['Our Services', '/#services'],
    ['Contact', '/#contacts'],
  ]);

  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  const { instagram, linkedin, youtube } = brand.social;
  const elsewhere = { Instagram: instagram, LinkedIn: linkedin, YouTube: youtube };
  for (const [name, href] of Object.entries(elsewhere))
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  footer.getByRole('heading', { name: 'Connect with Us' });
  footer.getByText(`© ${brand.copyrightYear} ${brand.parentCompany}. All rights reserved.`);
});

it.each(['/login', '/VetbuddyVisits'])(
  'staff find the support and the way back to the top at the foot of %s',
  async (address) => {
    const { findByRole, getByRole, queryByRole, user } = await renderAt(address);
    const footer = within(await findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    footer.getByText(`© ${brand.copyrightYear} ${brand.parentCompany}. All rights reserved.`);

    expect(queryByRole('button', { name: 'Scroll to top' })).toBeNull();
    scrollPageTo(351);
    const scroll = vi.spyOn(window, 'scrollTo');
    await user.click(getByRole('button', { name: 'Scroll to top' }));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scrollPageTo(0);
  },
);
