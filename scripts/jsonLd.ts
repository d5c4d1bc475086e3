import { brand, brandForMachines } from '#src/content/brand.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `HH:MM` each. */
interface Times {
  opens: string;
  closes: string;
}

function open(times: Times) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, ...times };
}

/**
 * What search engines show beside the result: schema.org VeterinaryCare, a kind of LocalBusiness, as JSON-LD in a
 * `<script>` that no browser runs. `siteUrl` without a closing slash; '' where none is set. Hours as in the footer.
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
    openingHoursSpecification: open(hours.support),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone,
        email,
        hoursAvailable: open(hours.support),
      },
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone,
        hoursAvailable: open(hours.emergency),
      },
    ],
    sameAs: Object.values(brand.social),
  };
  // No '<' inside: nothing can end the element early.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
