import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { vets } from '#content/vets.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const { clinic, store } = clinicWith('surgery');
const bookable = vets.find((vet) => vet.clinics[0] === clinic.slug)!;
const lastName = bookable.name.replace(`${bookable.firstName} `, '');

it('the page of Dr Nair has her registration, her hours and how to prepare', async () => {
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

it('a vet’s page leads to the booking form with clinic and vet filled in', async () => {
  const { user } = await renderAt(`/doctors/${bookable.id}`);
  expect(thePage().getByRole('link', { name: `${clinic.city}, ${clinic.area}` })).toHaveAttribute(
    'href',
    `/clinics/${clinic.slug}`,
  );
  const links = thePage().getAllByRole('link', { name: `Book with ${lastName}` });
  expect(links).toHaveLength(2);
  await user.click(links[0]!);
  await waitFor(() => expect(field('comments')).toHaveValue(`With ${lastName}, please.`));
  expect(field('location')).toHaveDisplayValue(store.store_name);
});

it('a vet of a clinic that takes no bookings online has the clinic’s number', async () => {
  await renderAt('/doctors/imran-qureshi');
  const { phone } = clinics.find(({ slug }) => slug === 'kothrud')!;
  expect(thePage().getByRole('heading', { name: 'When he is in' })).toBeVisible();
  const links = thePage().getAllByRole('link', { name: `Call ${phone.display}` });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([phone.href, phone.href]);
  expect(thePage().queryByRole('link', { name: /^Book with/ })).toBeNull();
  expect(thePage().getByText(/takes bookings by phone\. Call, and ask for /)).toBeVisible();
});

it('an unknown vet leads to all vets', async () => {
  await renderAt('/doctors/dr-nobody');
  const others = within(thePage().getByRole('navigation', { name: 'You will find them here' }));
  expect(others.getAllByRole('link')).toHaveLength(vets.length);
  expect(brokenLinks()).toEqual([]);
});
