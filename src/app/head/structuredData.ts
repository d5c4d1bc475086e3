import { brand, brandForMachines } from '#content/brand.ts';
import { clinicPictures } from '#content/clinics.pictures.ts';
import { clinics } from '#content/clinics.ts';
import { closedDays, emergencyHours, phoneHours } from '#content/hours.ts';
import { articles } from '#src/business/articles.ts';
import { englishAddress } from '#src/config/hindiPages.ts';
import { language } from '#src/config/language.ts';
import { paths } from '#src/config/paths.ts';
import { directionsTo } from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { weekdays } from '#src/domain/time/dates.ts';
import { type DailyHours, groupDays } from '#src/domain/time/openingHours.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';

/* JSON-LD by schema.org, without URLs if VITE_SITE_URL is not set. The breadcrumb has microdata of its own. */

type Data = Record<string, unknown>;

/** Returns `<script>` elements, or ''. `siteUrl` has no closing slash. */
export function structuredData(address: string, siteUrl: string): string {
  const clinic = clinics.find(({ slug }) => paths.clinic(slug) === address);
  const article = articles.find(({ id }) => paths.article(id) === address);
  const data = [
    address === '/' && businessData(siteUrl),
    clinic && clinicData(clinic, siteUrl),
    article && articleData(article, siteUrl),
  ];
  return data.map((each) => (each ? scriptOf(each) : '')).join('');
}

function scriptOf(data: Data): string {
  // Without '<' the data cannot close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** An organization: it has a phone with opening hours, but no premises. */
const business = 'VeterinaryCare';

const businessId = (siteUrl: string) => `${siteUrl}/#business`;

function businessData(siteUrl: string): Data {
  const { name, email } = brand;
  const { description } = brandForMachines;
  return {
    '@type': business,
    name,
    description,
    telephone: brand.phone.number,
    email,
    ...(siteUrl && {
      '@id': businessId(siteUrl),
      url: `${siteUrl}/`,
      image: `${siteUrl}/sharing.png`,
      logo: `${siteUrl}/icon-512.png`,
    }),
    contactPoint: contactPoints({ phone: brand.phone, email, emergency: true }),
    sameAs: Object.values(brand.social),
  };
}

interface Contacts {
  phone: Phone;
  email?: string;
  emergency?: boolean;
}

function contactPoints({ phone, email, emergency }: Contacts): Data[] {
  const point = (contactType: string, hoursAvailable: Data[], more = {}) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone: phone.number,
    ...more,
    availableLanguage: ['en', 'hi'],
    hoursAvailable,
  });
  return [
    point(
      'customer support',
      [openDays(weekdays, phoneHours), ...closedDates()],
      email && { email },
    ),
    ...(emergency ? [point('emergency', [openDays(weekdays, emergencyHours)])] : []),
  ];
}

function clinicData(clinic: (typeof clinics)[number], siteUrl: string): Data {
  const path = paths.clinic(clinic.slug);
  const url = siteUrl + path;
  return {
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    name: clinic.name,
    telephone: clinic.phone.number,
    ...(siteUrl && {
      // One id in both languages.
      '@id': `${siteUrl}${englishAddress(path)}#clinic`,
      url,
      image: siteUrl + clinicPictures[clinic.slug].src,
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.street,
      addressLocality: clinic.city,
      postalCode: clinic.postalCode,
      addressCountry: clinic.country,
    },
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    hasMap: directionsTo(clinic.geo),
    openingHoursSpecification: groupDays(clinic.hours).flatMap(({ days, hours }) =>
      hours ? [openDays(days, { opens: hours[0], closes: hours[1] })] : [],
    ),
    specialOpeningHoursSpecification: closedDates(),
    contactPoint: contactPoints(clinic),
    parentOrganization: {
      '@type': business,
      ...(siteUrl && { '@id': businessId(siteUrl) }),
      name: brand.name,
    },
  };
}

function openDays(dayOfWeek: readonly string[], { opens, closes }: DailyHours): Data {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** schema.org's form of a closed day opens and closes at midnight. */
function closedDates(): Data[] {
  return closedDays.map(({ date, name }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: date,
  }));
}

function articleData(article: ArticleSummary, siteUrl: string): Data {
  const url = siteUrl + paths.article(article.id);
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.subtitle,
    datePublished: article.date,
    articleSection: article.category,
    keywords: article.tags,
    inLanguage: language,
    author: { '@type': 'Person', name: article.author.name },
    publisher: {
      '@type': 'Organization',
      ...(siteUrl && { '@id': businessId(siteUrl) }),
      name: brand.name,
    },
    ...(siteUrl && {
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      image: siteUrl + article.picture.src,
    }),
  };
}
