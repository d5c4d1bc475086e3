import { brand, brandForMachines } from '#src/content/brand.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `HH:MM` */
interface Times {
  opens: string;
  closes: string;
}

function openingHours(times: Times) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, ...times };
}

/**
 * The business for search engines: schema.org VeterinaryCare, a kind of LocalBusiness, as JSON-LD in a `<script>` that
 * browsers don't run. `siteUrl` has no closing slash; '' if it is not set.
 */
export function jsonLd(siteUrl: string): string {
  const { name, email } = brand;
  const { description, hours } = brandForMachines;
  const telephone = brand.phone.href.replace('tel:', '');
  const data = {
    '@context': 'https://schema.org',
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    name,
    description,
    telephone,
    email,
    ...(siteUrl && {
      '@id': `${siteUrl}/#business`,
      url: `${siteUrl}/`,
      image: `${siteUrl}/sharing.png`,
      logo: `${siteUrl}/icon-512.png`,
    }),
    openingHoursSpecification: openingHours(hours.support),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone,
        email,
        hoursAvailable: openingHours(hours.support),
      },
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone,
        hoursAvailable: openingHours(hours.emergency),
      },
    ],
    sameAs: Object.values(brand.social),
  };
  // Without '<' the data cannot end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
