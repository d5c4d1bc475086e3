// @module-tag every-fault
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { brandPrivacy } from '#content/privacy.ts';
import { hours } from '#src/content/hours.ts';
import { weekWords } from '#src/domain/weekWords.ts';
import { storesFor } from '#sandbox/data/stores.ts';
import { factsOf } from '#tests/support/brandFacts.ts';
import { plain } from '#tests/support/content.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

/*
 * The records of the second brand in the place of ours: no other module of ours is mocked by a test. `npm run test:all brand` does the
 * same with the whole content, as a clinic does; this finds a fact of ours on a page with every run of the tests.
 */
vi.mock('#content/brand.ts', () => import('#tests/fixtures/pawsAndCo/brand.ts'));
vi.mock('#content/privacy.ts', () => import('#tests/fixtures/pawsAndCo/privacy.ts'));
vi.mock('#content/hours.ts', () => import('#tests/fixtures/pawsAndCo/hours.ts'));
vi.mock('#content/clinics.ts', () => import('#tests/fixtures/pawsAndCo/clinics.ts'));

/** The whole document as text, without the times of the booking form, which are a rule. */
function documentText() {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const time of page.querySelectorAll('option')) time.remove();
  // Separate the texts of adjacent elements.
  return page.outerHTML.replaceAll('<', ' <');
}

beforeEach(() => {
  // The setup of the tests has read our clinics already.
  server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.json(storesFor(clinics))));
});

it('another brand’s facts appear in the title and in the footer', async () => {
  const { findByRole } = await renderAt('/contact');
  const footer = await findByRole('contentinfo');
  expect(document.title).toBe('Contact and hours | Paws & Co Veterinary');
  expect(footer).toHaveTextContent(brand.phone.display);
  expect(footer).toHaveTextContent(brand.email);
  expect(footer).toHaveTextContent(`Support hours ${plain(hours.footer)}`);
  expect(footer).toHaveTextContent('© 2027 Paws & Co Pet Care LLP.');
});

it.each([
  '/',
  '/home-v2',
  '/home-v3',
  '/about',
  '/clinics',
  '/clinics/baner',
  '/contact',
  '/privacy',
  '/service',
  '/timetable',
  '/appointments',
  '/login',
])('another brand replaces every fact of ours on %s', async (address) => {
  const ours = await vi.importActual<typeof import('#content/brand.ts')>('#content/brand.ts');
  const { brandPrivacy: oursForPrivacy } =
    await vi.importActual<typeof import('#content/privacy.ts')>('#content/privacy.ts');
  const { findByRole } = await renderAt(address);
  expect(await findByRole('contentinfo')).toHaveTextContent('© 2027 Paws & Co Pet Care LLP.');
  const text = documentText();
  const { hours: oursOfDay } =
    await vi.importActual<typeof import('#content/hours.ts')>('#content/hours.ts');
  const ourTimes = [weekWords(oursOfDay.phone).text, weekWords(oursOfDay.emergency).text];
  const ownTimes = [hours.support, hours.emergency, hours.appointments];
  const own = factsOf(brand, brandPrivacy, ownTimes).map(({ fact }) => fact);
  const left = factsOf(ours.brand, oursForPrivacy, ourTimes)
    .filter(({ fact }) => !own.includes(fact) && !fact.startsWith('©'))
    .map(({ typed }) => typed.exec(text)?.[0]);
  expect(left.filter((found) => found !== undefined)).toEqual([]);
});
