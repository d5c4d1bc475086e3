import { addressIn } from './hindiPages.ts';
import { language } from './language.ts';

/** Every path of the site in English (docs/product.md, section 2). No other module spells one out. */
const inEnglish = {
  home: '/',
  homeV2: '/home-v2',
  homeV3: '/home-v3',
  devHome: '/devHome',
  homeGrooming: '/HomeGrooming',
  contactGrooming: '/ContactGrooming',
  visitsByPhone: '/VetcareVetBuddyVisits',
  visits: '/VetbuddyVisits',
  login: '/login',
  appointmentList: '/appointmentlist',
  devAppointmentList: '/devappointmentlist',
  devContact: '/devcontact',
  about: '/about',
  service: '/service',
  serviceDetails: (serviceId = 'service-details') => `/service/${encodeURIComponent(serviceId)}`,
  blog: '/blog',
  article: (blogId: string) => `/blog/${encodeURIComponent(blogId)}`,
  /** The articles found by a search, of a category, or with a tag. */
  blogBy: (part: 'search' | 'category' | 'tag', value: string) =>
    `/blog?${new URLSearchParams({ [part]: value }).toString()}`,
  appointments: '/appointments',
  vets: '/doctors',
  vet: (vetId: string) => `/doctors/${encodeURIComponent(vetId)}`,
  clinics: '/clinics',
  clinic: (slug: string) => `/clinics/${encodeURIComponent(slug)}`,
  timetable: '/timetable',
  portfolio: '/portfolio',
  contact: '/contact',
  privacy: '/privacy',
  text: (id: string) => `/${id}`,
  error: '/error',
} as const;

/**
 * Every path of the site: below /hi where this build is the Hindi one and has the page, otherwise the English one. In English this is the
 * table above and nothing more.
 */
export const paths: typeof inEnglish = language === 'hi' ? inHindi(inEnglish) : inEnglish;

function inHindi(english: typeof inEnglish): typeof inEnglish {
  const entries = Object.entries(english).map(([name, path]) => [
    name,
    typeof path === 'string'
      ? addressIn(path)
      : (...parts: [never, never]) =>
          addressIn((path as (...parts: unknown[]) => string)(...parts)),
  ]);
  return Object.fromEntries(entries) as typeof inEnglish;
}

/** The ids of the landing page's sections, which anchors point to. */
export const anchors = {
  about: 'about',
  services: 'services',
  blogs: 'blogs',
  contacts: 'contacts',
  /** On /, /contact and a clinic's page: where to go in an emergency. */
  emergency: 'emergency',
} as const;

/** Where the site says in full what to do in an emergency. */
export const emergencyHref = `${paths.contact}#${anchors.emergency}`;

/** The link of every 'Book Now'. */
export const bookingHref = `${paths.home}#${anchors.contacts}`;
