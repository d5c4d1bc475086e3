import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { vets } from '#content/vets.ts';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const { clinic, store } = clinicWith('surgery');
const bookable = vets.find((vet) => vet.clinics[0] === clinic.slug)!;
const lastName = bookable.name.replace(`${bookable.firstName} `, '');

describe('a vet’s own page', () => {
  it('a vet’s page shows the registration of Dr Nair, her hours and days off, and how to prepare', async () => {
    await renderAt('/doctors/meera-nair');
    expect(thePage().getByText('Sample Veterinary Council, no. 00001')).toBeVisible();
    expect(thePage().getByRole('link', { name: 'What to bring' })).toHaveAttribute(
      'href',
      '/first-visit',
    );
    const week = within(thePage().getByRole('region', { name: 'When she is in' }));
    expect(week.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      'Saturday10 AM to 1 PM',
      'SundayAway',
      'Monday10 AM to 1 PM',
      'Tuesday2 PM to 5 PM',
      'Wednesday10 AM to 1 PM',
      'ThursdayAway',
      'Friday2 PM to 5 PM',
    ]);
  });

  it('a vet’s page uses the vet’s pronoun', async () => {
    const he = vets.find(({ pronoun }) => pronoun === 'he')!;
    await renderAt(`/doctors/${he.id}`);
    for (const name of ['When he is in', 'He is often asked about'])
      expect(thePage().getByRole('heading', { name })).toBeInTheDocument();
  });

  it('a vet’s page leads to the clinic where the vet works, and has no form but fills in that of the clinic', async () => {
    const { user } = await renderAt(`/doctors/${bookable.id}`);
    expect(thePage().getByRole('link', { name: `${clinic.city}, ${clinic.area}` })).toHaveAttribute(
      'href',
      `/clinics/${clinic.slug}`,
    );
    expect(thePage().queryByRole('form')).toBeNull();
    const links = thePage().getAllByRole('link', { name: `Book with ${lastName}` });
    expect(links).toHaveLength(2);
    await user.click(links[0]!);
    const comments = await thePage().findByRole('textbox', { name: 'Comments' });
    await waitFor(() => expect(comments).toHaveValue(`With ${lastName}, please.`));
    expect(thePage().getByRole('combobox', { name: 'Location' })).toHaveDisplayValue(
      store.store_name,
    );
  });

  it('a vet of a clinic that takes no bookings online has the clinic’s number', async () => {
    await renderAt('/doctors/imran-qureshi');
    const { phone } = clinics.find(({ slug }) => slug === 'kothrud')!;
    const links = thePage().getAllByRole('link', { name: `Call ${phone.display}` });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([phone.href, phone.href]);
    expect(thePage().queryByRole('link', { name: /^Book with/ })).toBeNull();
    expect(thePage().getByText(/takes bookings by phone\. Call, and ask for /)).toBeVisible();
  });
});

it('a vet’s address that nobody has leads to all vets', async () => {
  await renderAt('/doctors/dr-nobody');
  expect(thePage().getByRole('link', { name: 'Meet all vets' })).toHaveAttribute(
    'href',
    '/doctors',
  );
  const others = within(thePage().getByRole('navigation', { name: 'You will find them here' }));
  expect(others.getAllByRole('link')).toHaveLength(vets.length);
  expect(brokenLinks()).toEqual([]);
});
