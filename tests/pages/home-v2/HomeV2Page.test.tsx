import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import { partners } from '#content/pages/homeV2.ts';
import { vets } from '#content/vets.ts';
import { plain } from '#tests/support/bookableClinics.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const part = (name: string) => within(thePage().getByRole('region', { name }));

it('/home-v2 has its sections in the specified order, with its figures, vets, reviews and steps', async () => {
  await renderAt('/home-v2');
  const headings = thePage().getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Clear answers from people who sit down with you',
    'What we treat',
    'Watch a first visit, start to finish',
    'Which of these sounds like you?',
    'Can’t wait till tomorrow?',
    'Patients we still talk about',
    'On duty this week',
    'What owners say',
    'How treatment works',
    'Read before you come',
    'Book a visit',
  ]);
  // The header's anchors point to them.
  for (const id of ['about', 'services', 'blogs'])
    expect(document.getElementById(id)).toBeInTheDocument();

  for (const link of thePage().getAllByRole('link', { name: 'Book Now' }))
    expect(link).toHaveAttribute('href', '/#contacts');
  const [call] = thePage().getAllByRole('link', {
    name: (name) => name.startsWith(brand.phone.display),
  });
  expect(call).toHaveTextContent(plain(hoursInWords.phone));
  const emergency = part('Can’t wait till tomorrow?');
  expect(call).toHaveAttribute('href', brand.phone.href);
  expect(emergency.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    clinics.flatMap(({ emergency: isHospital, phone }) => (isHospital ? phone.href : [])),
  );

  const { pets, professionals, stores } = brand.figures;
  for (const [title, figure] of [
    ['happy pets', pets],
    ['vet care professionals', professionals],
    ['stores', stores],
  ]) {
    const term = thePage().getByText(title!, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(figure!);
  }
  const team = part('On duty this week').getAllByRole('link');
  const shown = team.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toHaveLength(vets.length);
  expect(shown).toEqual(
    expect.arrayContaining(
      vets.map(({ id, name }) => [expect.stringContaining(name), `/doctors/${id}`]),
    ),
  );
  expect(part(partners.title).getAllByRole('img')).toHaveLength(partners.brands.length);
  expect(part('What owners say').getAllByText(/out of 5/)).toHaveLength(4);
  const steps = part('How treatment works').getAllByRole('listitem');
  expect(steps.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Call or book',
    'Examine',
    'Test and decide',
    'Recover',
  ]);
});
