import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const list = () => within(thePage().getByRole('region', { name: 'Clinics' }));

it('the clinics page lists every clinic by city with its page, below the emergency numbers', async () => {
  await renderAt('/clinics');
  const textsOf = (level: number) =>
    list()
      .getAllByRole('heading', { level })
      .map(({ textContent }) => textContent);
  expect(textsOf(2)).toEqual([...new Set(clinics.map(({ city }) => city))]);
  expect(textsOf(3)).toEqual(clinics.map(({ name }) => name));
  const pages = [...document.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'));
  expect(pages).toEqual(clinics.map(({ slug }) => `/clinics/${slug}`));

  const marks = list().queryAllByText(/^Emergencies/);
  for (const mark of marks)
    expect(mark.parentElement?.textContent).toBe(`Emergencies ${hoursInWords.emergencyFrom}`);
  const marked = marks.map((mark) => within(mark.closest('li')!).getByRole('heading').textContent);
  const taking = clinics.filter((clinic) => clinic.emergency);
  expect(marked).toEqual(taking.map(({ name }) => name));
  const [call] = thePage().getAllByRole('link', {
    name: (name) => name.includes(brand.phone.display),
  });
  expect(call).toHaveAttribute('href', brand.phone.href);
  expect(call!.compareDocumentPosition(thePage().getByRole('region', { name: 'Clinics' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('Book here leads to the form on the clinic’s page', async () => {
  const { clinic, store } = clinicWith('surgery', 1);
  const { user, router } = await renderAt('/clinics');
  await user.click(await list().findByRole('link', { name: `Book here at ${clinic.name}` }));
  await waitFor(() => expect(router.location.pathname).toBe(`/clinics/${clinic.slug}`));
  await waitFor(() => expect(field('location')).toHaveDisplayValue(store.store_name));
});
