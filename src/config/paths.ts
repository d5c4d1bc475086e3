/** Every address of the site (specification, section 2). Nothing else writes a URL of ours. */
export const paths = {
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
  /** The articles with a word, of a category or with a tag. */
  blogBy: (part: 'search' | 'category' | 'tag', value: string) =>
    `/blog?${new URLSearchParams({ [part]: value }).toString()}`,
  appointments: '/appointments',
  vets: '/doctors',
  vet: (vetId: string) => `/doctors/${encodeURIComponent(vetId)}`,
  timetable: '/timetable',
  portfolio: '/portfolio',
  contact: '/contact',
  error: '/error',
} as const;

/** Ids of the landing page's sections, which anchors lead to. */
export const anchors = {
  about: 'about',
  services: 'services',
  blogs: 'blogs',
  contacts: 'contacts',
} as const;

/** Where every 'Book Now' leads. */
export const bookingHref = `${paths.home}#${anchors.contacts}`;

/** Addresses under `under` show `page`, whatever stands in the place of the id (specification, section 2: notes). */
export const sharedPages = [{ under: `${paths.service}/`, page: paths.serviceDetails() }];
