/** A page, or a part of one, that the site's search finds besides services, vets, clinics, articles and texts. */
interface SearchedPage {
  href: `/${string}`;
  title: string;
  /** One line about it. */
  text: string;
  /** Other words that people type for it; write as many as come to mind. They are never shown. */
  searchWords: string;
}

export const pages: readonly SearchedPage[] = [
  {
    href: '/#contacts',
    title: 'Book a visit',
    text: 'Choose a clinic, a day and a time',
    searchWords: 'booking appointment appointments form slot online time timing today sunday',
  },
  {
    href: '/contact#emergency',
    title: 'Emergency care',
    text: 'When not to wait, where to go, and the number to call',
    searchWords:
      'emergency emergencies urgent night help not eating drinking eat ate eaten swallowed swallow poison poisoned toxic chocolate raisins rat bleeding blood accident hit hurt choking breathing fit seizure collapsed swollen belly wound something dog puppy cat kitten pet',
  },
  {
    href: '/contact',
    title: 'Change or cancel a visit',
    text: 'By WhatsApp or phone',
    searchWords:
      'cancel cancellation change move reschedule postpone booked booking appointment late',
  },
  {
    href: '/service',
    title: 'Services',
    text: 'What we do, from check-ups to surgery',
    searchWords: 'treatments care price prices cost fees',
  },
  {
    href: '/clinics',
    title: 'Our clinics',
    text: 'Addresses, hours, directions, and how to book at each',
    searchWords:
      'find clinic store hospital doctor vet near nearby nearest map location branch city area open now opening hours closed close sunday saturday today timing timings',
  },
  {
    href: '/doctors',
    title: 'Our vets',
    text: 'The vets who look after your pet',
    searchWords: 'vets doctors team staff people specialist',
  },
  {
    href: '/timetable',
    title: 'Timetable',
    text: 'Who is in, and when, from Saturday to Friday',
    searchWords: 'schedule week hours days',
  },
  {
    href: '/blog',
    title: 'Advice from our vets',
    text: 'Short articles on what owners ask most',
    searchWords: 'blog advice tips articles',
  },
  {
    href: '/about',
    title: 'About us',
    text: 'Who we are, and what we promise',
    searchWords: 'promises team story questions stay with my pet',
  },
  {
    href: '/portfolio',
    title: 'Patients nobody forgets',
    text: 'Their stories, told by our vets',
    searchWords: 'portfolio gallery pictures cases stories',
  },
  {
    href: '/contact',
    title: 'Contact',
    text: 'Phone, e-mail, and a message to us',
    searchWords: 'call number telephone phone mail email address write directions whatsapp',
  },
  {
    href: '/privacy',
    title: 'Privacy',
    text: 'What we ask, who sees it, and how to have it deleted',
    searchWords:
      'privacy data protection consent cookies delete details complaint grievance forget',
  },
];

/** Words that people add to whatever service they look for. */
export const serviceWords = 'price prices cost costs fee fees charges';

/** Words that people type for any vet. */
export const vetWords = 'doctor vet veterinarian';

/** Words that people type for any clinic. */
export const clinicWords = 'clinic hospital store address location hours';
