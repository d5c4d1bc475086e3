/*
 * What the site's search finds besides the records. Keywords are never shown: they are the words that people type for it, with those that they
 * mix in from other languages and their spellings in Latin letters; write as many as come to mind, in any order.
 */

/** Of a service. */
export const beforeYouCome = (advice: string) => `Before you come: ${advice}`;

/** Of a vet; `animals` are the vet's. */
export const looksAfter = (animals: string) => `Looks after: ${animals}`;

/** Of a vet. */
export const speaks = (languages: string) => `Speaks ${languages}`;

/** Of a vet. */
export const oftenAskedAbout = (topic: string) => `Often asked about: ${topic}`;

/** Keywords of a vet. */
export const vetKeywords = 'doctor vet veterinarian';

/** A title: when emergencies are taken. */
export const emergencyCare = 'Emergency care';

/** '9 AM to 9 PM (except on days off), in the hospitals: 080 …' */
export const emergencyHours = (hours: string, phone: string) =>
  `${hours}, in the hospitals: ${phone}`;

/** Keywords of emergencies. */
export const emergencyKeywords =
  'urgent night open now poison poisoned toxic bleeding blood accident hit hurt choking fit seizure collapsed ate eat eaten eating swallow swallowed chocolate raisins rat something dog puppy cat kitten pet my';

/** A title: when visits can be booked. */
export const appointments = 'Appointments';

/** Keywords of the hours of appointments. */
export const appointmentKeywords =
  'opening hours open closed close time timing timings sunday saturday today when';

/** A title: when the phone is answered. */
export const phoneSupport = 'Phone support';

/** '080 …, 9:30 AM to 7 PM' */
export const phoneAndHours = (phone: string, hours: string) => `${phone}, ${hours}`;

/** Keywords of the phone's hours. */
export const phoneKeywords = 'call number telephone contact opening hours open closed timing';

/** Of a clinic. */
export const parking = (advice: string) => `Parking: ${advice}`;

/** Keywords of a clinic. */
export const placeKeywords = (services: string) =>
  `clinic hospital store address location near open hours ${services}`;

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const bookAVisitPage = {
  title: 'Book a visit',
  text: 'Choose a clinic, a day and a time',
  keywords: 'booking appointment form slot',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const servicesPage = {
  title: 'Services',
  keywords: 'treatments care',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const vetsPage = {
  title: 'Our vets',
  text: 'The vets who look after your pet',
  keywords: 'vets team staff people',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const ourPlacesPage = {
  title: 'Our clinics',
  text: 'Addresses, hours, directions, and how to book at each',
  keywords: 'find clinic store hospital near map location branch city',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const timetablePage = {
  title: 'Timetable',
  text: 'Who is in, and when, from Saturday to Friday',
  keywords: 'schedule week hours days',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const advicePage = {
  title: 'Advice from our vets',
  text: 'Short articles on what owners ask most',
  keywords: 'blog advice tips articles posts',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const aboutUsPage = {
  title: 'About us',
  text: 'Who we are, and what we promise',
  keywords: 'promises team story',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const portfolioPage = {
  title: 'Patients nobody forgets',
  text: 'Their stories, told by our vets',
  keywords: 'portfolio gallery pictures cases stories',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const contactPage = {
  title: 'Contact',
  keywords: 'phone email address directions',
};

/** A page of the site: its title, a line about it, and its keywords, as far as they are not the page's own. */
export const privacyPage = {
  title: 'Privacy',
  text: 'What we ask, who sees it, and how to have it deleted',
  keywords: 'privacy data protection consent cookies delete details complaint grievance forget',
};
