import { expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { closedDays, emergencyHours, phoneHours } from '#content/hours.ts';
import { vets } from '#content/vets.ts';
import { structuredData } from '#src/app/head/structuredData.ts';
import { safeHttpLink } from '#src/domain/text/safeLink.ts';
import { weekdays } from '#src/domain/time/dates.ts';
import { articles } from '#src/siteContent/articles.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const site = 'https://vets.example';

const closedOnSunday = clinics.find(({ hours }) => hours.sat && !hours.sun)!;

const taking = clinics.find(({ emergency }) => emergency)!;
const takingNone = clinics.find(({ emergency }) => !emergency)!;

const closedDates = closedDays.map(({ date, name }) => ({
  '@type': 'OpeningHoursSpecification',
  name,
  opens: '00:00',
  closes: '00:00',
  validFrom: date,
  validThrough: date,
}));

type Data = Record<string, unknown> & { '@type': string | string[] };

/** Parses the page's JSON-LD, which may hold no `<`: it could close its element. */
function dataIn(html: string): Data[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => {
      expect(json).not.toContain('<');
      const data = JSON.parse(json) as Data;
      expect(data['@context']).toBe('https://schema.org');
      return data;
    },
  );
}

async function dataOf(address: string, siteUrl = site): Promise<Data[]> {
  const { container, unmount } = await renderAt(address);
  const data = dataIn(structuredData(address, container.innerHTML, siteUrl));
  unmount();
  return data;
}

const typesOf = (data: Data[]) => data.map((each) => [each['@type']].flat()[0]);

it('search engines get the business on the landing page and a breadcrumb on other pages', async () => {
  expect(typesOf(await dataOf('/'))).toEqual(['VeterinaryCare']);
  expect(await dataOf(`/doctors/${vets[0]!.id}`)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
        { '@type': 'ListItem', position: 2, name: 'Doctors', item: `${site}/doctors` },
        { '@type': 'ListItem', position: 3, name: vets[0]!.name },
      ],
    },
  ]);
});

it('a name with an apostrophe or an ampersand reaches search engines as it is read', () => {
  const html =
    '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li aria-current="page">D&#x27;Souza &amp; &lt;Co&gt;</li></ol></nav>';
  const [data] = dataIn(structuredData('/about', html, site));
  expect(data?.itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 2,
    name: "D'Souza & <Co>",
  });
});

it('search engines get a clinic’s address, phone number, weekly hours and closed days', async () => {
  const clinic = closedOnSunday;
  const [data, trail] = await dataOf(`/clinics/${clinic.slug}`);
  expect(trail?.['@type']).toBe('BreadcrumbList');
  expect(data).toMatchObject({
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    '@id': `${site}/clinics/${clinic.slug}#clinic`,
    url: `${site}/clinics/${clinic.slug}`,
    name: clinic.name,
    telephone: expect.stringMatching(/^\+?\d+$/),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.street,
      addressLocality: clinic.city,
      postalCode: clinic.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    parentOrganization: { '@id': `${site}/#business` },
  });
  const [opens, closes] = clinic.hours.mon!;
  expect(data?.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.slice(0, 6), opens, closes },
  ]);
  expect(data?.specialOpeningHoursSpecification).toEqual(closedDates);
  expect(safeHttpLink(data?.hasMap as string)).toBe(data?.hasMap);
});

it('search engines get the phone hours of a clinic, and emergency hours where it takes emergencies', async () => {
  const pointsOf = async ({ slug }: { slug: string }) => {
    const [data] = await dataOf(`/clinics/${slug}`);
    return data!.contactPoint as Record<string, unknown>[];
  };
  expect(await pointsOf(taking)).toMatchObject([
    {
      contactType: 'customer support',
      telephone: taking.phone.number,
      hoursAvailable: [phoneHours, ...closedDates],
    },
    { contactType: 'emergency', hoursAvailable: [emergencyHours] },
  ]);
  expect(await pointsOf(takingNone)).toHaveLength(1);
});

it('search engines get an article’s title, author and date', async () => {
  const { id, title, author, date } = articles[0]!;
  const [data, trail] = await dataOf(`/blog/${id}`);
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: title,
    author: { '@type': 'Person', name: author.name },
    datePublished: date,
    image: expect.stringMatching(/^https:\/\/vets\.example\/./),
    mainEntityOfPage: `${site}/blog/${id}`,
  });
  expect(trail?.['@type']).toBe('BreadcrumbList');
});

it('search engines get no URL and no breadcrumb where the site’s address is not set', async () => {
  const [data, ...others] = await dataOf(`/clinics/${clinics[0]!.slug}`, '');
  expect(others).toEqual([]);
  expect(data).not.toHaveProperty('@id');
  expect(data).not.toHaveProperty('url');
  expect(data).not.toHaveProperty('image');
  expect(await dataOf('/about', '')).toEqual([]);
});
