import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { weekWords } from '#src/domain/weekWords.ts';
import { factsOf } from '#tests/support/brandFacts.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

/*
 * This is the only module of ours that a test mocks: it is data, and a clinic needs to change nothing else. Hoisted, so
 * that no page imports the original first.
 */
vi.mock('#content/brand.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#content/brand.ts')>();
  return { ...original, brand: { ...original.brand, ...harbour } };
});

const harbour = vi.hoisted(() => ({
  name: 'Harbour & Paw',
  parentCompany: 'Harbour Holdings',
  copyrightYear: '2031',
  phone: { display: '+44 20 7946 0123', href: 'tel:+442079460123' },
  email: 'hello@harbour.example',
  social: {
    instagram: 'https://harbour.example/i',
    facebook: 'https://harbour.example/f',
    pinterest: 'https://harbour.example/p',
    linkedin: 'https://harbour.example/l',
    youtube: 'https://harbour.example/y',
  },
  figures: { pets: '7K+', professionals: '12+', stores: '4+' },
}));

const everyDay = vi.hoisted(
  () =>
    <Range,>(range: Range) =>
      Object.fromEntries(
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
          (day) => [day, [range]],
        ),
      ),
);

vi.mock('#content/hours.ts', () => ({
  hours: {
    phone: everyDay({ opens: '08:00', closes: '18:15' }),
    emergency: everyDay({ opens: '06:00', closes: '23:00' }),
    bookable: everyDay({ first: '08:15', last: '17:45' }),
    holidays: [],
  },
}));

vi.mock('#content/privacy.ts', () => ({ brandPrivacy: harbourPrivacy }));

const harbourPrivacy = vi.hoisted(() => ({
  officer: 'Harbour Officer',
  email: 'privacy@harbour.example',
  address: '1 Quay Street, Porthaven',
  retention: 'five months',
  answersWithin: '14 days',
  hosting: 'Harbour Hosting, at the quay',
  updated: '1 May 2031',
}));

/** The whole document as text, without the times of the booking form, which are a rule. */
function documentText() {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const time of page.querySelectorAll('option')) time.remove();
  // Separate the texts of adjacent elements.
  return page.outerHTML.replaceAll('<', ' <');
}

beforeEach(() => {
  // The names of the clinics come from the API.
  const store = { id: 1, store_name: 'Quay Street', vet_consultation: true };
  server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.json([store])));
});

it('another brand’s facts appear in the title and in the footer', async () => {
  const { findByRole } = await renderAt('/contact');
  const footer = await findByRole('contentinfo');
  expect(document.title).toBe('Contact and hours | Harbour & Paw');
  expect(footer).toHaveTextContent(harbour.phone.display);
  expect(footer).toHaveTextContent(harbour.email);
  expect(footer).toHaveTextContent('Support hours 8 AM to 6:15 PM');
  expect(footer).toHaveTextContent('available between 6 AM and 11 PM in the hospitals.');
  expect(footer).toHaveTextContent('© 2031 Harbour Holdings.');
});

it.each([
  '/',
  '/home-v2',
  '/home-v3',
  '/about',
  '/clinics',
  '/clinics/adyar',
  '/contact',
  '/privacy',
  '/service',
  '/doctors/ananya-rao',
  '/timetable',
  '/appointments',
  '/login',
])('another brand replaces every fact of ours on %s', async (address) => {
  const { brand: ours } =
    await vi.importActual<typeof import('#content/brand.ts')>('#content/brand.ts');
  const { brandPrivacy: oursForPrivacy } =
    await vi.importActual<typeof import('#content/privacy.ts')>('#content/privacy.ts');
  const { hours } = await vi.importActual<typeof import('#content/hours.ts')>('#content/hours.ts');
  const ourHours = [weekWords(hours.phone), weekWords(hours.emergency)].map(({ text }) => text);
  const { findByRole } = await renderAt(address);
  expect(await findByRole('contentinfo')).toHaveTextContent('© 2031 Harbour Holdings.');
  const text = documentText();
  const left = factsOf(ours, oursForPrivacy, ourHours).map(({ typed }) => typed.exec(text)?.[0]);
  expect(left.filter((found) => found !== undefined && found !== '© 2031')).toEqual([]);
});
