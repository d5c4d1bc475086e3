/** In the links above a page's title: what each part of an address is called. */
export const crumbs: Readonly<Record<string, string>> = {
  about: 'About',
  blog: 'Blog',
  clinics: 'Clinics',
  contact: 'Contact',
  doctors: 'Doctors',
  portfolio: 'Portfolio',
  privacy: 'Privacy',
  service: 'Service',
  timetable: 'Timetable',
};
