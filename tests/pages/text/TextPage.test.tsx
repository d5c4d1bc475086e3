import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it.each(['/careers', '/Careers/'])(
  'a text page has its title, text and picture at %s',
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

async function openFromFooter(link: string) {
  const { getByRole, user } = await renderAt('/contact');
  await user.click(within(getByRole('contentinfo')).getByRole('link', { name: link }));
}

it.each([
  [
    'First visit',
    'Before your first visit',
    'Book a first visit',
    '/?type=Vet+Consultation#contacts',
  ],
  ['Saying goodbye', 'Saying goodbye', `Call ${brand.phone.display}`, brand.phone.href],
])(
  'the text page %s opens from the footer, and ends in the next step',
  async (link, name, next, href) => {
    await openFromFooter(link);
    const heading = await thePage().findByRole('heading', { level: 1, name });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(thePage().getByRole('link', { name: next })).toHaveAttribute('href', href);
  },
);

it('a repeat prescription is asked for in an e-mail with its questions', async () => {
  await openFromFooter('Repeat prescription');
  const link = await thePage().findByRole('link', { name: 'Write the e-mail' });
  const mail = new URL(link.getAttribute('href')!);
  expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.email}`);
  expect(mail.searchParams.get('subject')).toBe('Repeat prescription');
  expect(mail.searchParams.get('body')).toContain('\r\nMedicine and strength, as on the box: ');
});

it('one page says who owns the clinics, and the registration of each vet', async () => {
  await renderAt('/who-owns-us');
  expect(thePage().getByText(/^All clinics under the name/)).toHaveTextContent(
    `${brand.name} belong to ${brand.parentCompany}.`,
  );
  const meera = thePage().getByRole('link', { name: 'Dr Meera Nair' });
  expect(meera.closest('li')).toHaveTextContent('Sample Veterinary Council, no. 00001');
});
