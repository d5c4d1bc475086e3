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
});

const booking = '/?type=Vet+Consultation#contacts';

describe('what owners come for besides a visit', () => {
  it.each([
    ['First visit', 'Before your first visit', 'Book a first visit', booking],
    ['Register your pet', 'Register your pet', 'Book and register', booking],
    ['Saying goodbye', 'Saying goodbye', `Call ${brand.phone.display}`, brand.phone.href],
    ['Who owns the clinics', 'Who owns the clinics', 'Meet our vets', '/doctors'],
  ])(
    '%s opens from the footer and ends in the one thing to do next',
    async (link, name, next, href) => {
      const { findByRole, getByRole, user } = await renderAt('/contact');
      const footer = within(getByRole('contentinfo'));
      const owners = within(footer.getByRole('navigation', { name: 'For owners' }));
      await user.click(owners.getByRole('link', { name: link }));
      await findByRole('heading', { level: 1, name });
      expect(thePage().getByRole('link', { name: next })).toHaveAttribute('href', href);
      expect(
        thePage().getByRole('link', { name: new RegExp(brand.phone.display.replace('+', '.')) }),
      ).toHaveAttribute('href', brand.phone.href);
    },
  );

  it.each([
    [
      'Repeat prescription',
      'Write the e-mail',
      'Repeat prescription',
      'Medicine and strength, as on the box: ',
    ],
    ['Complaints', 'Write to us', 'Complaint or feedback', 'What happened: '],
  ])('%s ends in an e-mail with its questions', async (link, next, subject, question) => {
    const { findByRole, getByRole, user } = await renderAt('/contact');
    await user.click(within(getByRole('contentinfo')).getByRole('link', { name: link }));
    const mail = new URL((await findByRole('link', { name: next })).getAttribute('href')!);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.email}`);
    expect(mail.searchParams.get('subject')).toBe(subject);
    expect(mail.searchParams.get('body')).toContain(`\r\n${question}`);
  });

  it('who owns the clinics, and the number of each vet, stand on one page', async () => {
    await renderAt('/who-owns-us');
    expect(thePage().getByText(/^All clinics under the name/)).toHaveTextContent(
      `${brand.name} belong to ${brand.parentCompany}.`,
    );
    const meera = thePage().getByRole('link', { name: 'Dr Meera Nair' });
    expect(meera).toHaveAttribute('href', '/doctors/meera-nair');
    expect(meera.closest('li')).toHaveTextContent('Sample Veterinary Council, no. 00001');
  });
});
