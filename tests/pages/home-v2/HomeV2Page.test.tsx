import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import * as homeV2 from '#content/pages/homeV2.ts';
import { bookVisit } from '#content/parts/header.ts';
import { vets } from '#content/vets.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { plain } from '#tests/support/plain.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const part = ({ title }: { title: string }) =>
  within(thePage().getByRole('region', { name: title }));

it('/home-v2 has its sections in the specified order', async () => {
  await renderAt('/home-v2');
  const headings = thePage().getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    homeV2.about.title,
    homeV2.treatments.title,
    homeV2.video.title,
    homeV2.solutions.title,
    homeV2.emergencyBand.title,
    homeV2.patients.title,
    homeV2.vetsOnDuty.title,
    homeV2.reviews.title,
    homeV2.steps.title,
    homeV2.articles.title,
    bookVisit,
  ]);
  // The header's anchors point to them.
  for (const id of ['about', 'services', 'blogs'])
    expect(document.getElementById(id)).toBeInTheDocument();
});

it('/home-v2 leads to the booking form, to the phone and, in an emergency, to the hospitals', async () => {
  await renderAt('/home-v2');
  for (const link of thePage().getAllByRole('link', { name: 'Book Now' }))
    expect(link).toHaveAttribute('href', '/#contacts');
  const [call] = thePage().getAllByRole('link', {
    name: (name) => name.startsWith(brand.phone.display),
  });
  expect(call).toHaveTextContent(plain(hoursInWords.phone));
  expect(call).toHaveAttribute('href', brand.phone.href);
  const hospitals = part(homeV2.emergencyBand).getAllByRole('link');
  expect(hospitals.map((link) => link.getAttribute('href'))).toEqual(
    clinics.flatMap(({ emergency, phone }) => (emergency ? phone.href : [])),
  );
});

it('/home-v2 has all of the brand’s figures, vets, partners, reviews and steps', async () => {
  await renderAt('/home-v2');
  for (const { title, number } of homeV2.about.counters) {
    const term = thePage().getByText(title, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(number);
  }
  const team = part(homeV2.vetsOnDuty).getAllByRole('link');
  const shown = team.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toHaveLength(vets.length);
  expect(shown).toEqual(
    expect.arrayContaining(
      vets.map(({ id, name }) => [expect.stringContaining(name), `/doctors/${id}`]),
    ),
  );
  const { partners, reviews, steps } = homeV2;
  expect(part(partners).getAllByRole('img')).toHaveLength(partners.brands.length);
  expect(part(reviews).getAllByText(/out of 5/)).toHaveLength(reviews.testimonials.length);
  const shownSteps = part(steps).getAllByRole('listitem');
  expect(shownSteps.map((item) => within(item).getByRole('heading').textContent)).toEqual(
    steps.steps.map(({ title }) => title),
  );
});
