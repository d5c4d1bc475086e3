import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('the landing page has its sections in this order, its figures, and Book Now leads to its form', async () => {
  const { getByRole, getByText } = await renderAt('/');
  const main = getByRole('main');
  const headings = [...main.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Vets who kneel down to say hello.',
    'Find your clinic',
    'In an emergency',
    'Less fear.\nBetter answers.',
    'What we do for dogs and cats',
    'Meet our vets',
    'Good to know before you come',
    'Book a visit',
  ]);
  // In the order of the menu.
  const ids = ['about', 'services', 'blogs', 'contacts'];
  const found = [...main.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);

  const { pets, professionals, stores } = brand.figures;
  const figures = within(getByRole('region', { name: 'In numbers' }));
  const texts = (role: string) => figures.getAllByRole(role).map((each) => each.textContent);
  expect(texts('definition')).toEqual([pets, professionals, stores].filter(Boolean));
  expect(texts('term')).toEqual(['happy pets', 'vet care professionals', 'stores']);

  const book = within(main).getByRole('link', { name: 'Book Now' });
  expect(book).toHaveAttribute('href', '/#contacts');

  // Emergency advice comes before the form.
  const form = getByRole('form', { name: 'Book an appointment' });
  expect(getByText('In an emergency: where to go now').compareDocumentPosition(form)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('Book here in the list of clinics fills the clinic into the booking form', async () => {
  const { getByRole, user } = await renderAt('/');
  const list = within(getByRole('region', { name: 'Find your clinic' }));
  const { clinic, store } = clinicWith('surgery');
  await user.click(await list.findByRole('link', { name: `Book here at ${clinic.name}` }));
  await waitFor(() => expect(field('location')).toHaveValue(String(store.id)));
});
