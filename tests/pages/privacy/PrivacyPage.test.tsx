import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const part = (name: string) => within(thePage().getByRole('region', { name }));

it('/privacy is plainly a sample, and says whom to ask or complain to', async () => {
  await renderAt('/privacy');
  expect(thePage().getByText('This is a sample')).toBeVisible();
  const index = within(thePage().getByRole('navigation', { name: 'On this page' }));
  const headings = thePage().getAllByRole('heading', { level: 2 });
  expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    headings.map(({ textContent }) => textContent),
  );
  const ask = part('Ask us, or complain');
  expect(ask.getByText('Sample Grievance Officer')).toBeVisible();
  expect(ask.getByText(/complain to the Data Protection Board of India/)).toBeVisible();
  const mail = 'privacy@vetbuddy.example';
  expect(ask.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
});

it('the privacy notice names everything that the booking form asks', async () => {
  const { findByRole, unmount } = await renderAt('/ContactGrooming');
  const form = await findByRole('form', { name: 'Book an appointment' });
  const controls = form.querySelectorAll(
    'input:not([type="checkbox"], [type="radio"]), select, textarea',
  );
  expect(controls).toHaveLength(9);
  unmount();
  await renderAt('/privacy');
  expect(
    part('What we ask, and why')
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual([
    'Name',
    'Mobile number',
    'E-mail',
    'Clinic, day and time',
    'Type of appointment and of pet',
    'Comments',
  ]);
  expect(part('What we ask, and why').getByText(/asks for nine things:$/)).toBeVisible();
});

it.each([
  ['the booking form', '/ContactGrooming', 'Book an appointment', 'Book Appointment'],
  ['the contact form', '/contact', 'Send a request', 'Send Request'],
])(
  'a link to the privacy notice comes before the button of %s',
  async (_, address = '', name, button) => {
    const { findByRole } = await renderAt(address);
    const form = within(await findByRole('form', { name }));
    const link = form.getByRole('link', { name: 'Privacy' });
    expect(link).toHaveAttribute('href', '/privacy');
    expect(
      link.compareDocumentPosition(form.getByRole('button', { name: button })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
);
