import { addressInThisBuild } from './hindiPages.ts';
import { language } from './language.ts';

/** Every path of the site (docs/product.md, section 2). */
const inEnglish = {
  home: '/',
  homeV2: '/home-v2',
  homeV3: '/home-v3',
  devHome: '/devHome',
  homeGrooming: '/HomeGrooming',
  contactGrooming: '/ContactGrooming',
  visitsByPhone: '/VetcareVetBuddyVisits',
  visitsOf: (phone: string) =>
    `/VetcareVetBuddyVisits?${new URLSearchParams({ phone }).toString()}`,
  visits: '/VetbuddyVisits',
  login: '/login',
  appointmentList: '/appointmentlist',
  devAppointmentList: '/devappointmentlist',
  devContact: '/devcontact',
  about: '/about',
  service: '/service',
  serviceDetails: (serviceId = 'service-details') => `/service/${encodeURIComponent(serviceId)}`,
  blog: '/blog',
  article: (blogId: string) => `/blog/${encodeURIComponent(blogId)}` as const,
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
  /** On the development server only. */
  gallery: '/gallery',
} as const;

export const paths: typeof inEnglish = language === 'hi' ? inHindi(inEnglish) : inEnglish;

function inHindi(english: typeof inEnglish): typeof inEnglish {
  const entries = Object.entries(english).map(([name, path]) => [
    name,
    typeof path === 'string'
      ? addressInThisBuild(path)
      : (...parts: [never, never]) =>
          addressInThisBuild((path as (...parts: unknown[]) => string)(...parts)),
  ]);
  return Object.fromEntries(entries) as typeof inEnglish;
}

/** The addresses that have a parameter, as the route table matches them. */
export const patterns = {
  serviceDetails: addressInThisBuild('/service/:serviceId'),
  article: '/blog/:blogId',
  vet: '/doctors/:doctorId',
  clinic: addressInThisBuild('/clinics/:slug'),
};

export const anchors = {
  about: 'about',
  services: 'services',
  blogs: 'blogs',
  contacts: 'contacts',
  emergency: 'emergency',
} as const;

export const emergencyHref = `${paths.contact}#${anchors.emergency}`;

export const bookingHref = `${paths.home}#${anchors.contacts}`;
