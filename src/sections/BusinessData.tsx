interface Times {
  opens: string;
  closes: string;
}

interface BusinessDataProps {
  /** The site's public origin, '' where none is set. */
  siteUrl: string;
  name: string;
  description: string;
  /** For machines: digits with a leading '+'. */
  phone: string;
  email: string;
  /** Support and emergency hours, each day of the week, as `HH:MM`. */
  hours: Record<'support' | 'emergency', Times>;
  profiles: string[];
}

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function open(times: Times) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, ...times };
}

/** What search engines show beside the result: schema.org VeterinaryCare, a kind of LocalBusiness, as JSON-LD. */
export function BusinessData(props: BusinessDataProps) {
  const { siteUrl, name, description, phone, email, hours, profiles } = props;
  const data = {
    '@context': 'https://schema.org',
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    name,
    description,
    telephone: phone,
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
        telephone: phone,
        email,
        hoursAvailable: open(hours.support),
      },
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: phone,
        hoursAvailable: open(hours.emergency),
      },
    ],
    sameAs: profiles,
  };
  // No '<' inside: nothing can end the element early.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
