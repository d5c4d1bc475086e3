import { paths } from '#src/config/paths.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { brand, brandForMachines } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#content/hours.yaml';
import type { ArticleSummary } from '#src/domain/articles.ts';
import { type Clinic, directionsTo } from '#src/domain/clinics.ts';
import type { PictureSource } from '#src/domain/contentTypes.ts';
import {
  groupDays,
  isWholeDay,
  type OpeningHours,
  type TimeRange,
  type Week,
} from '#src/domain/openingHours.ts';

/*
 * What a page says to search engines, in the words of schema.org. URLs have to be whole: without the site's own
 * (VITE_SITE_URL) they are left out, and so are breadcrumbs, which are nothing else.
 */

type Data = Record<string, unknown>;

/**
 * The JSON-LD of a page, as `<script>` elements that browsers don't run; '' where there is none. `siteUrl` has no closing
 * slash, '' if it is not set; `html` is the page's markup, whose breadcrumb is told.
 */
export function structuredData(address: string, html: string, siteUrl: string): string {
  const clinic = clinics.find(({ slug }) => paths.clinic(slug) === address);
  const article = articleSummaries.find(({ id }) => paths.article(id) === address);
  const data = [
    address === paths.home && businessData(siteUrl),
    clinic && clinicData(clinic, siteUrl),
    article && articleData(article, siteUrl),
    siteUrl && breadcrumbs(html, siteUrl),
  ];
  return data.map((each) => (each ? scriptOf(each) : '')).join('');
}

function scriptOf(data: Data): string {
  // Without '<' the data cannot end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** The business is an organization: its phone has opening hours, but it has no premises. */
const business = 'VeterinaryCare';
/** A clinic is also a place that opens and closes, by its local time. */
const clinicKind = [business, 'LocalBusiness'];

const businessId = (siteUrl: string) => `${siteUrl}/#business`;

/** 'tel:+910000001234' → '+910000001234' */
function telephoneOf({ href }: { href: string }): string {
  return href.replace('tel:', '');
}

function businessData(siteUrl: string): Data {
  const { name, email } = brand;
  const { description } = brandForMachines;
  const telephone = telephoneOf(brand.phone);
  return {
    '@type': business,
    name,
    description,
    telephone,
    email,
    ...(siteUrl && {
      '@id': businessId(siteUrl),
      url: `${siteUrl}/`,
      image: `${siteUrl}/sharing.png`,
      logo: `${siteUrl}/icon-512.png`,
    }),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone,
        email,
        hoursAvailable: weekData(hours.phone),
      },
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone,
        hoursAvailable: weekData(hours.emergency),
      },
    ],
    sameAs: Object.values(brand.social),
  };
}

function clinicData(clinic: Clinic, siteUrl: string): Data {
  const url = siteUrl + paths.clinic(clinic.slug);
  return {
    '@type': clinicKind,
    name: clinic.name,
    telephone: telephoneOf(clinic.phone),
    ...(siteUrl && {
      '@id': `${url}#clinic`,
      url,
      image: siteUrl + urlOf(clinic.picture.src),
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
    openingHoursSpecification: hoursData(clinic.hours),
    parentOrganization: {
      '@type': business,
      ...(siteUrl && { '@id': businessId(siteUrl) }),
      name: brand.name,
    },
  };
}

/** A closed day opens and closes at midnight; a whole day ends a minute before it. */
const closed: TimeRange = { opens: '00:00', closes: '00:00' };
const wholeDay: TimeRange = { opens: '00:00', closes: '23:59' };

function timesOf(range: TimeRange): TimeRange {
  return isWholeDay(range) ? wholeDay : range;
}

/** Each stretch of the week with its days. */
function weekData(week: Week): Data[] {
  return groupDays(week).flatMap(({ days, ranges }) =>
    ranges.map((range) => hoursOf({ dayOfWeek: days, ...timesOf(range) })),
  );
}

function hoursOf(times: Data): Data {
  return { '@type': 'OpeningHoursSpecification', ...times };
}

/** Each stretch of the week with its days, then each day that differs. */
function hoursData({ week, holidays }: OpeningHours): Data[] {
  const special = holidays.flatMap(({ date, name, ranges = [] }) =>
    (ranges.length === 0 ? [closed] : ranges.map(timesOf)).map((times) => ({
      name,
      ...times,
      validFrom: date,
      validThrough: date,
    })),
  );
  return [...weekData(week), ...special.map(hoursOf)];
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
    author: article.author
      ? { '@type': 'Person', name: article.author.name }
      : { '@type': 'Organization', name: brand.name },
    publisher: {
      '@type': 'Organization',
      ...(siteUrl && { '@id': businessId(siteUrl) }),
      name: brand.name,
    },
    ...(siteUrl && {
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      image: siteUrl + urlOf(article.picture.src),
    }),
  };
}

function urlOf(src: PictureSource): string {
  return typeof src === 'string' ? src : src.img.src;
}

/** The breadcrumb of the markup, so that both say the same; undefined where the page has none. */
function breadcrumbs(html: string, siteUrl: string): Data | undefined {
  const nav = /<nav aria-label="Breadcrumb"[^]*?<\/nav>/.exec(html)?.[0];
  if (!nav) return undefined;
  const items = [...nav.matchAll(/<li[^>]*>(?:<a [^>]*href="([^"]*)"[^>]*>)?([^<]*)/g)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(([, href, label = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(label),
      // The last one is the page itself.
      ...(href && { item: siteUrl + textOf(href) }),
    })),
  };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of markup as React writes it. */
function textOf(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
