import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { closedDays, emergencyHours, phoneHours } from '#content/hours.ts';
import { vets } from '#content/vets.ts';
import { structuredData } from '#src/app/head/structuredData.ts';
import { articles } from '#src/business/articles.ts';
import { directionsTo } from '#src/domain/clinicDirectory.ts';
import { weekdays } from '#src/domain/time/dates.ts';
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

/** The page's JSON-LD, which may hold no `<`: it could close its element. */
function dataOf(address: string, siteUrl = site): Data[] {
  const scripts = structuredData(address, siteUrl).matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/g,
  );
  return [...scripts].map(([, json = '']) => {
    expect(json).not.toContain('<');
    const data = JSON.parse(json) as Data;
    expect(data['@context']).toBe('https://schema.org');
    return data;
  });
}

it('search engines get the business on the landing page', () =>
  expect(dataOf('/')).toMatchObject([{ '@type': 'VeterinaryCare' }]));

it('search engines get the breadcrumb of an inner page in the order that it shows', async () => {
  const { id, name } = vets[0]!;
  const { getByRole } = await renderAt(`/doctors/${id}`);
  const list = within(getByRole('navigation', { name: 'Breadcrumb' })).getByRole('list');
  expect(list).toHaveAttribute('itemtype', 'https://schema.org/BreadcrumbList');
  const valueOf = (item: Element, property: string) => {
    const part = item.querySelector(`[itemprop=${property}]`);
    return part?.getAttribute('content') ?? part?.getAttribute('href') ?? part?.textContent;
  };
  const items = [...list.querySelectorAll('[itemprop=itemListElement]')];
  expect(
    items.map((item) => ['position', 'name', 'item'].map((property) => valueOf(item, property))),
  ).toEqual([
    ['1', 'Home', '/'],
    ['2', 'Doctors', '/doctors'],
    ['3', name, undefined],
  ]);
});

it('search engines get a clinic’s address, phone number, weekly hours and closed days', () => {
  const clinic = closedOnSunday;
  const [data] = dataOf(`/clinics/${clinic.slug}`);
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
  expect(data?.hasMap).toBe(directionsTo(clinic.geo));
});

it('search engines get a clinic’s phone hours, and its emergency hours if it has any', () => {
  const pointsOf = ({ slug }: { slug: string }) => {
    const [data] = dataOf(`/clinics/${slug}`);
    return data!.contactPoint as Record<string, unknown>[];
  };
  expect(pointsOf(taking)).toMatchObject([
    {
      contactType: 'customer support',
      telephone: taking.phone.number,
      hoursAvailable: [phoneHours, ...closedDates],
    },
    { contactType: 'emergency', hoursAvailable: [emergencyHours] },
  ]);
  expect(pointsOf(takingNone)).toHaveLength(1);
});

it('search engines get an article’s title, author and date', () => {
  const { id, title, author, date } = articles[0]!;
  const [data] = dataOf(`/blog/${id}`);
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: title,
    author: { '@type': 'Person', name: author.name },
    datePublished: date,
    image: expect.stringMatching(/^https:\/\/vets\.example\/./),
    mainEntityOfPage: `${site}/blog/${id}`,
  });
});

it('search engines get no URL if the site’s address is not set', () => {
  const [data] = dataOf(`/clinics/${clinics[0]!.slug}`, '');
  expect(data).not.toHaveProperty('@id');
  expect(data).not.toHaveProperty('url');
  expect(data).not.toHaveProperty('image');
});
