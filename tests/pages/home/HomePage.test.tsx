import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import * as landing from '#content/pages/landing.ts';
import * as landingStatic from '#content/pages/landingStatic.ts';
import { section as booking } from '#content/parts/booking.ts';
import { emergencySection } from '#content/parts/emergency.ts';
import { field } from '#tests/features/booking/bookingKit.ts';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('the landing page has its sections in this order, its figures, and Book Now leads to its form', async () => {
  const { getByRole, getByText } = await renderAt('/');
  const main = getByRole('main');
  const headings = [...main.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    landing.hero.title,
    landing.clinicList.title,
    emergencySection.title,
    landingStatic.about.title,
    landingStatic.services.title,
    landing.vetCarousel.title,
    landing.articleTeasers.title,
    booking.title,
  ]);
  // In the order of the menu.
  const ids = ['about', 'services', 'blogs', 'contacts'];
  const found = [...main.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);

  const { pets, professionals, stores } = brand.figures;
  const figures = within(getByRole('region', { name: landingStatic.inNumbers }));
  const texts = (role: string) => figures.getAllByRole(role).map((each) => each.textContent);
  expect(texts('definition')).toEqual([pets, professionals, stores].filter(Boolean));
  expect(texts('term')).toEqual(['happy pets', 'vet care professionals', 'stores']);

  const book = within(main).getByRole('link', { name: 'Book Now' });
  expect(book).toHaveAttribute('href', '/#contacts');

  // Emergency advice comes before the form.
  const form = getByRole('form', { name: 'Book an appointment' });
  expect(getByText(booking.urgent).compareDocumentPosition(form)).toBe(
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
