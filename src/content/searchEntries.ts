import { bookingHref, paths } from '#src/config/paths.ts';
import { sentencesOf } from '#src/domain/articles.ts';
import { addressOf } from '#src/domain/clinics.ts';
import type { PictureSource } from '#src/domain/contentTypes.ts';
import { weekText } from '#src/domain/openingHours.ts';
import type { SearchEntry } from '#src/domain/siteSearch.ts';
import bloodFilm from '#content/pictures/services/blood-film.svg';
import consultation from '#content/pictures/services/consultation.svg';
import ctScan from '#content/pictures/services/ct.svg';
import dialysis from '#content/pictures/services/dialysis.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import grooming from '#content/pictures/services/grooming.svg';
import imaging from '#content/pictures/services/imaging.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import laboratory from '#content/pictures/services/laboratory.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import surgery from '#content/pictures/services/surgery.svg';
import vaccination from '#content/pictures/services/vaccination.svg';
import { aboutPage } from '#content/pages/about.ts';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { emergency } from './emergency.ts';
import { hours } from './hours.ts';
import { loadArticles } from './articles.ts';
import { loadTextPages } from './textPages.ts';
import { services, type ServiceId } from '#content/services.ts';
import { serviceById, serviceHref } from './serviceLinks.ts';
import { servicesPage } from './servicesPage.ts';
import { vets } from '#content/vets.ts';

/** The picture of each service, and other words that owners use for it. */
const serviceExtras: Record<ServiceId, { picture: PictureSource; words: string }> = {
  'internal-medicine': {
    picture: bloodFilm,
    words: 'cough thirst thin weight heart kidney liver diabetes thyroid hormone',
  },
  consultations: {
    picture: consultation,
    words: 'check-up checkup examination sick ill vomiting diarrhoea limping',
  },
  opd: { picture: consultation, words: 'outpatient walk in' },
  vaccination: {
    picture: vaccination,
    words: 'vaccine jab injection shot rabies booster puppy kitten',
  },
  grooming: { picture: grooming, words: 'haircut trimming nail claws bath tick tangles shampoo' },
  surgeries: {
    picture: surgery,
    words: 'operation operate neuter neutering spay castration sterilisation fracture',
  },
  laparoscopy: { picture: surgery, words: 'keyhole' },
  diagnostics: { picture: laboratory, words: 'test tests' },
  pathology: { picture: laboratory, words: 'lab laboratory blood urine biopsy tick fever' },
  'x-ray-and-ultrasound': {
    picture: imaging,
    words: 'xray scan sonography radiograph pregnancy',
  },
  'ct-scan': { picture: ctScan, words: 'ctscan tomography' },
  endoscopy: { picture: endoscopy, words: 'camera swallowed something' },
  ipd: {
    picture: inpatient,
    words: 'inpatient hospital stay overnight ward admission',
  },
  dialysis: { picture: dialysis, words: 'kidney kidneys renal' },
  physiotherapy: {
    picture: physiotherapy,
    words: 'physio rehabilitation joints arthritis',
  },
  pharmacy: { picture: pharmacy, words: 'medicine tablets drops' },
};

const questionOf = (id: ServiceId) =>
  servicesPage.overview.groups.find(({ services: listed }) =>
    listed.some(({ name }) => name === serviceById(id).name),
  )?.question;

const serviceEntries: SearchEntry[] = services.map(({ id }) => {
  const { name, summary, purpose, before, after } = serviceById(id);
  const { picture, words } = serviceExtras[id];
  return {
    group: 'Services',
    title: name,
    text: summary,
    lines: [purpose, `Before you come: ${before}`, after],
    keywords: `${questionOf(id)} ${words}`,
    href: serviceHref(id),
    picture,
  };
});

const vetEntries: SearchEntry[] = vets.map((vet) => ({
  group: 'Vets',
  title: vet.name,
  text: `${vet.title}. ${vet.clinic}`,
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

const questions: SearchEntry[] = aboutPage.questions.items.map(({ question, answer }) => ({
  group: 'Questions',
  title: question,
  text: answer.split(/(?<=[.?!]) /)[0] ?? answer,
  lines: answer.split(/(?<=[.?!]) /),
  href: paths.about,
}));

const hourEntries: SearchEntry[] = [
  {
    group: 'Hours',
    title: 'Emergency care',
    text: `${hours.emergency}, in the hospitals: ${brand.phone.display}`,
    lines: emergency,
    keywords: 'urgent night open poison poisoned bleeding accident now',
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
    text: `${addressOf(clinic)}. ${weekText(clinic.hours.week)}`,
    lines: [clinic.gettingThere, `Parking: ${clinic.parking}`],
    keywords: `clinic hospital store address location near open hours ${clinic.services.join(' ')}`,
    href: paths.clinic(clinic.slug),
    picture: clinic.picture.src,
  })),
];

function page(title: string, text: string, keywords: string, href: string): SearchEntry {
  return { group: 'Pages', title, text, keywords, href };
}

const pages: SearchEntry[] = [
  page(
    'Book a visit',
    'Choose a clinic, a day and a time',
    'booking appointment form slot',
    bookingHref,
  ),
  page('Services', servicesPage.heading, 'treatments care', paths.service),
  page('Our vets', 'The vets who look after your pet', 'vets team staff people', paths.vets),
  page(
    'Our clinics',
    'Addresses, hours, directions, and a form for each',
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
    'Portfolio',
    'Stories of patients nobody forgets',
    'gallery pictures cases',
    paths.portfolio,
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
    ...pages,
    ...texts,
  ];
}
