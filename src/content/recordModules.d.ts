/* The modules that files of records become (scripts/content/recordModules.ts). */

type WordsOf = import('./schema/records.ts').WordsOf;

/** In another language the records of a list keep their English names. */
interface InEnglish {
  englishName?: string;
}

declare module '#content/brand.yaml' {
  export const brand: import('./schema/brand.ts').Brand;
  export const brandForMachines: import('./schema/brand.ts').BrandForMachines;
}
declare module '#content/clinics.yaml' {
  export const clinics: import('#src/domain/clinics.ts').Clinic[];
}
declare module '#content/privacy.yaml' {
  export const brandPrivacy: import('./schema/privacy.ts').BrandPrivacy;
}
declare module '#content/rules.yaml' {
  export const rules: import('#src/domain/bookingSetup.ts').BookingRules;
}
declare module '#content/services.yaml' {
  export const services: (import('./schema/services.ts').Service & InEnglish)[];
}
declare module '#content/vets.yaml' {
  export const vets: (import('./schema/vets.ts').Vet & InEnglish)[];
}
declare module '#content/pages/booking.yaml' {
  export const booking: WordsOf['pages/booking.yaml']['booking'];
}
declare module '#content/pages/footer.yaml' {
  export const footer: WordsOf['pages/footer.yaml']['footer'];
}
declare module '#content/pages/header.yaml' {
  export const header: WordsOf['pages/header.yaml']['header'];
}
declare module '#content/pages/homeFirstScreen.yaml' {
  export const homeFirstScreen: WordsOf['pages/homeFirstScreen.yaml']['homeFirstScreen'];
}
declare module '#content/pages/landing.yaml' {
  export const landing: WordsOf['pages/landing.yaml']['landing'];
}
declare module '#content/pages/about.yaml' {
  export const aboutWords: WordsOf['pages/about.yaml']['aboutWords'];
}
declare module '#content/pages/appointmentForm.yaml' {
  export const appointmentForm: WordsOf['pages/appointmentForm.yaml']['appointmentForm'];
}
declare module '#content/pages/appointments.yaml' {
  export const appointments: WordsOf['pages/appointments.yaml']['appointments'];
}
declare module '#content/pages/article.yaml' {
  export const articlePage: WordsOf['pages/article.yaml']['articlePage'];
}
declare module '#content/pages/blog.yaml' {
  export const blogPage: WordsOf['pages/blog.yaml']['blogPage'];
}
declare module '#content/pages/clinics.yaml' {
  export const clinicsPages: WordsOf['pages/clinics.yaml']['clinicsPages'];
}
declare module '#content/pages/contact.yaml' {
  export const contactWords: WordsOf['pages/contact.yaml']['contactWords'];
}
declare module '#content/pages/homeV2.yaml' {
  export const homeV2: WordsOf['pages/homeV2.yaml']['homeV2'];
}
declare module '#content/pages/homeV2FirstScreen.yaml' {
  export const homeV2FirstScreen: WordsOf['pages/homeV2FirstScreen.yaml']['homeV2FirstScreen'];
}
declare module '#content/pages/homeV3.yaml' {
  export const homeV3: WordsOf['pages/homeV3.yaml']['homeV3'];
}
declare module '#content/pages/login.yaml' {
  export const login: WordsOf['pages/login.yaml']['login'];
}
declare module '#content/pages/notFound.yaml' {
  export const notFoundPage: WordsOf['pages/notFound.yaml']['notFoundPage'];
}
declare module '#content/pages/portfolio.yaml' {
  export const portfolioWords: WordsOf['pages/portfolio.yaml']['portfolioWords'];
}
declare module '#content/pages/privacy.yaml' {
  export const privacyWords: WordsOf['pages/privacy.yaml']['privacyWords'];
}
declare module '#content/pages/serviceDetails.yaml' {
  export const serviceDetailsWords: WordsOf['pages/serviceDetails.yaml']['serviceDetailsWords'];
}
declare module '#content/pages/services.yaml' {
  export const servicesWords: WordsOf['pages/services.yaml']['servicesWords'];
}
declare module '#content/pages/timetable.yaml' {
  export const timetablePage: WordsOf['pages/timetable.yaml']['timetablePage'];
}
declare module '#content/pages/unrouted.yaml' {
  export const unrouted: WordsOf['pages/unrouted.yaml']['unrouted'];
}
declare module '#content/pages/vets.yaml' {
  export const vetsPages: WordsOf['pages/vets.yaml']['vetsPages'];
}
declare module '#content/pages/visits.yaml' {
  export const visitsWords: WordsOf['pages/visits.yaml']['visitsWords'];
}
