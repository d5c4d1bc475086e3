import { plainText } from '#src/domain/richText.ts';
import { bookingHref, paths } from '#src/config/paths.ts';
import * as word from '#src/config/placeWords.ts';
import { onLinks } from '#src/config/switches.ts';
import { sentencesOf } from '#src/domain/articles.ts';
import { addressOf } from '#src/domain/clinics.ts';
import { weekText } from '#src/domain/openingHours.ts';
import type { SearchEntry } from '#src/domain/siteSearch.ts';
import { aboutPage } from './aboutPage.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { emergency } from './emergency.ts';
import { hours as business } from '#content/hours.yaml';
import { emergencyNote } from '#src/domain/emergency.ts';
import { hours } from './hours.ts';
import { loadArticles } from './articles.ts';
import { loadTextPages } from './textPages.ts';
import { services } from '#content/services.yaml';
import { serviceHref, servicesNamed } from './serviceLinks.ts';
import { priceLinkOf, pricesPage } from './pricesPage.ts';
import { questionOf, servicesPage } from './servicesPage.ts';
import { vets } from '#content/vets.yaml';
import { placesOf } from './vetClinics.ts';

const serviceEntries: SearchEntry[] = services.map((service) => ({
  group: 'Services',
  title: service.name,
  text: service.summary,
  lines: [
    service.purpose,
    `Before you come: ${service.before}`,
    service.after,
    ...[priceLinkOf(service)].flatMap((price) => (price ? `Price: ${price.label}` : [])),
  ],
  keywords: `${questionOf(service)} ${service.searchWords ?? ''}`,
  href: serviceHref(service),
  picture: service.picture.src,
}));

const vetEntries: SearchEntry[] = vets.map((vet) => ({
  group: 'Vets',
  title: vet.name,
  text: `${vet.title}. ${placesOf(vet)}`.trim(),
  lines: [
    `Looks after: ${vet.looksAfter}`,
    `Speaks ${vet.languages.join(', ')}`,
    ...vet.oftenAskedAbout.map((topic) => `Often asked about: ${topic}`),
    vet.goodToKnow,
  ],
  keywords: 'doctor vet veterinarian',
  href: paths.vet(vet.id),
  picture: vet.imageUrl,
}));

const questions: SearchEntry[] = aboutPage.questions.items.map(({ question, answer }) => {
  const lines = plainText(answer).split(/(?<=[.?!]) /);
  return { group: 'Questions', title: question, text: lines[0]!, lines, href: paths.about };
});

const emergencyLines = emergency.usual.map((line) =>
  typeof line === 'string' ? line : `${line.text} ${line.phone.display}`,
);

const hourEntries: SearchEntry[] = [
  {
    group: 'Hours',
    title: 'Emergency care',
    text: hours.emergency
      ? `${hours.emergency}${emergencyNote(clinics, business, word.place)}, in the ${brand.hospital.many}: ${brand.phone.display}`
      : emergencyLines.join(' '),
    lines: emergencyLines,
    keywords: [
      'urgent night open now poison poisoned toxic bleeding blood accident hit hurt choking fit seizure collapsed',
      'ate eat eaten eating swallow swallowed chocolate raisins rat something dog puppy cat kitten pet my',
    ].join(' '),
    href: paths.contact,
  },
  {
    group: 'Hours',
    title: 'Appointments',
    text: hours.appointmentDays,
    keywords: 'opening hours open closed close time timing timings sunday saturday today when',
    href: bookingHref,
  },
  {
    group: 'Hours',
    title: 'Phone support',
    text: `${brand.phone.display}, ${hours.support}`,
    keywords: 'call number telephone contact opening hours open closed timing',
    href: paths.contact,
  },
  ...clinics.map((clinic): SearchEntry => ({
    group: 'Places',
    title: clinic.name,
    // No-break spaces, so that a line never starts with 'PM'.
    text: `${addressOf(clinic)}. ${weekText(clinic.hours.week).replaceAll(/ (?=[AP]M)/g, '\u00a0')}`,
    lines: [clinic.gettingThere, `Parking: ${clinic.parking}`],
    keywords: `clinic hospital store address location near open hours ${servicesNamed(
      clinic.services,
    )
      .map(({ name }) => name)
      .join(' ')}`,
    href: paths.clinic(clinic.slug),
  })),
];

function page(title: string, text: string, keywords: string, href: string): SearchEntry {
  return { group: 'Pages', title, text, keywords, href };
}

const pages: SearchEntry[] = [
  page(
    'Book a visit',
    `Choose ${word.aPlace}, a day and a time`,
    'booking appointment form slot',
    bookingHref,
  ),
  page('Services', servicesPage.heading, 'treatments care', paths.service),
  page('Our vets', 'The vets who look after your pet', 'vets team staff people', paths.vets),
  page(
    `Our ${word.places}`,
    'Addresses, hours, directions, and how to book at each',
    'find clinic store hospital near map location branch city',
    paths.clinics,
  ),
  page(
    'Timetable',
    'Who is in, and when, from Saturday to Friday',
    'schedule week hours days',
    paths.timetable,
  ),
  page(
    'Advice from our vets',
    'Short articles on what owners ask most',
    'blog advice tips articles posts',
    paths.blog,
  ),
  page('About us', 'Who we are, and what we promise', 'promises team story', paths.about),
  page(
    'Patients nobody forgets',
    'Their stories, told by our vets',
    'portfolio gallery pictures cases stories',
    paths.portfolio,
  ),
  page(
    pricesPage.title,
    pricesPage.description,
    'price prices cost fee fees charges rates how much pay money',
    paths.prices,
  ),
  page(
    'Contact',
    `${brand.phone.display}, ${brand.email}`,
    'phone email address directions',
    paths.contact,
  ),
  page(
    'Privacy',
    'What we ask, who sees it, and how to have it deleted',
    'privacy data protection consent cookies delete details complaint grievance forget',
    paths.privacy,
  ),
];

/** Everything that the site's search can find. Loads the texts of all articles. */
export async function loadSearchEntries(): Promise<SearchEntry[]> {
  const articles = (await loadArticles()).map((article): SearchEntry => ({
    group: 'Articles',
    title: article.title,
    text: article.subtitle,
    lines: sentencesOf(article),
    keywords: `${article.category} ${article.tags.join(' ')} ${article.author?.name ?? ''}`,
    href: paths.article(article.id),
    picture: article.picture.src,
  }));
  const texts = (await loadTextPages()).map((text): SearchEntry => ({
    ...page(text.title, text.description, text.keywords, paths.text(text.id)),
    lines: sentencesOf(text),
  }));
  return [
    ...serviceEntries,
    ...vetEntries,
    ...articles,
    ...questions,
    ...hourEntries,
    ...onLinks(pages),
    ...texts,
  ];
}
