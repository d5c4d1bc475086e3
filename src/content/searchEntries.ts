import { plainText } from '#src/domain/richText.ts';
import { bookingHref, paths } from '#src/config/paths.ts';
import { sentencesOf } from '#src/domain/articles.ts';
import { addressOf } from '#src/domain/clinics.ts';
import { weekText } from '#src/domain/openingHours.ts';
import { nonBreaking } from '#src/domain/weekWords.ts';
import type { SearchEntry } from '#src/domain/siteSearch.ts';
import * as about from '#content/pages/about.ts';
import { brand } from '#content/brand.ts';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { emergency } from '#src/pages/shared/emergency.ts';
import { hours as business } from '#src/content/businessHours.ts';
import { emergencyNote } from '#src/domain/emergency.ts';
import { hours } from './hours.ts';
import { loadArticles } from './articles.ts';
import { loadTextPages } from './textPages.ts';
import { services } from '#content/services.ts';
import { serviceHref } from '#src/pages/shared/serviceLinks.ts';
import * as servicesWords from '#content/pages/services.ts';
import { vets } from '#content/vets.ts';
import * as messages from './searchMessages.ts';
import { clinicsOf, placesOf } from '#src/pages/shared/vetClinics.ts';

interface OtherNames {
  englishName?: string;
  englishCity?: string;
  searchWords?: string;
}

/** A record is found by its search words too; in another language what has a name is by its English one, and by that of its city. */
const withOtherNames = (keywords: string, { englishName, englishCity, searchWords }: OtherNames) =>
  [keywords, englishName, englishCity, searchWords].filter(Boolean).join(' ');

const serviceEntries: SearchEntry[] = services.map((service) => ({
  group: 'Services',
  title: service.name,
  text: service.summary,
  lines: [service.purpose, messages.beforeYouCome(service.before), service.after],
  keywords: withOtherNames(
    servicesWords.rooms.find(({ id }) => id === service.room)!.question,
    service,
  ),
  href: serviceHref(service),
  picture: service.picture.src,
}));

const vetEntries: SearchEntry[] = vets.map((vet) => ({
  group: 'Vets',
  title: vet.name,
  text: `${vet.title}. ${placesOf(vet)}`,
  lines: [
    messages.looksAfter(vet.looksAfter),
    messages.speaks(vet.languages.join(', ')),
    ...vet.oftenAskedAbout.map(messages.oftenAskedAbout),
    vet.goodToKnow,
  ],
  keywords: clinicsOf(vet).reduce(withOtherNames, withOtherNames(messages.vetKeywords, vet)),
  href: paths.vet(vet.id),
  picture: vet.imageUrl,
}));

const questions: SearchEntry[] = about.questions.items.map(({ question, answer }) => {
  const lines = plainText(answer).split(/(?<=[.?!]) /);
  return { group: 'Questions', title: question, text: lines[0]!, lines, href: paths.about };
});

const hourEntries: SearchEntry[] = [
  {
    group: 'Hours',
    title: messages.emergencyCare,
    text: messages.emergencyHours(
      hours.emergency + emergencyNote(clinics, business),
      brand.phone.display,
    ),
    lines: emergency.usual.map((line) =>
      typeof line === 'string' ? line : `${line.text} ${line.phone.display}`,
    ),
    keywords: messages.emergencyKeywords,
    href: paths.contact,
  },
  {
    group: 'Hours',
    title: messages.appointments,
    text: hours.appointmentDays,
    keywords: messages.appointmentKeywords,
    href: bookingHref,
  },
  {
    group: 'Hours',
    title: messages.phoneSupport,
    text: messages.phoneAndHours(brand.phone.display, hours.support),
    keywords: messages.phoneKeywords,
    href: paths.contact,
  },
  ...clinics.map((clinic): SearchEntry => ({
    group: 'Places',
    title: clinic.name,
    text: `${addressOf(clinic)}. ${weekText(clinic.hours.week, nonBreaking)}`,
    lines: [clinic.gettingThere, messages.parking(clinic.parking)],
    keywords: withOtherNames(
      messages.placeKeywords(
        services
          .filter(({ id }) => clinic.services.includes(id))
          .map(({ name }) => name)
          .join(' '),
      ),
      clinic,
    ),
    href: paths.clinic(clinic.slug),
  })),
];

/** What a page is found by. */
type PageWords = Pick<SearchEntry, 'title' | 'text' | 'keywords'>;

function page(words: PageWords, href: string): SearchEntry {
  return { group: 'Pages', ...words, href };
}

const pages: SearchEntry[] = [
  page(messages.bookAVisitPage, bookingHref),
  page({ ...messages.servicesPage, text: servicesWords.heading }, paths.service),
  page(messages.vetsPage, paths.vets),
  page(messages.ourPlacesPage, paths.clinics),
  page(messages.timetablePage, paths.timetable),
  page(messages.advicePage, paths.blog),
  page(messages.aboutUsPage, paths.about),
  page(messages.portfolioPage, paths.portfolio),
  page({ ...messages.contactPage, text: `${brand.phone.display}, ${brand.email}` }, paths.contact),
  page(messages.privacyPage, paths.privacy),
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
    ...page(
      { title: text.title, text: text.description, keywords: text.keywords },
      paths.text(text.id),
    ),
    lines: sentencesOf(text),
  }));
  return [
    ...serviceEntries,
    ...vetEntries,
    ...articles,
    ...questions,
    ...hourEntries,
    ...pages,
    ...texts,
  ];
}
