/* The modules that files of records become (scripts/content/recordModules.ts). */

declare module '#content/brand.yaml' {
  export const brand: import('./schema/brand.ts').Brand;
  export const brandForMachines: import('./schema/brand.ts').BrandForMachines;
}
declare module '#content/clinics.yaml' {
  export const clinics: import('#src/domain/clinics.ts').Clinic[];
}
declare module '#content/hours.yaml' {
  export const hours: import('#src/domain/openingHours.ts').BusinessHours;
}
declare module '#content/photographs.yaml' {
  export const photographs: Record<string, import('#src/domain/contentTypes.ts').PhotographNote>;
}
declare module '#content/prices.yaml' {
  export const prices: import('./schema/prices.ts').Prices;
}
declare module '#content/privacy.yaml' {
  export const brandPrivacy: import('./schema/privacy.ts').BrandPrivacy;
}
declare module '#content/rules.yaml' {
  export const rules: import('#src/domain/bookingSetup.ts').BookingRules;
}
declare module '#content/services.yaml' {
  export const services: import('./schema/services.ts').Service[];
}
declare module '#content/site.yaml' {
  export const site: import('./schema/site.ts').Site;
}
declare module '#content/vets.yaml' {
  export const vets: import('./schema/vets.ts').Vet[];
}
declare module '#content/pages/booking.yaml' {
  export const booking: import('./schema/pages/booking.ts').BookingWords;
}
declare module '#content/pages/footer.yaml' {
  export const footer: import('./schema/pages/footer.ts').FooterWords;
}
declare module '#content/pages/header.yaml' {
  export const header: import('./schema/pages/header.ts').HeaderWords;
}
declare module '#content/pages/homeFirstScreen.yaml' {
  export const homeFirstScreen: import('./schema/pages/homeFirstScreen.ts').HomeFirstScreenWords;
}
declare module '#content/pages/landing.yaml' {
  export const landing: import('./schema/pages/landing.ts').LandingWords;
}
declare module '#content/pages/about.yaml' {
  export const aboutWords: import('./schema/pages/about.ts').AboutWords;
}
declare module '#content/pages/appointmentForm.yaml' {
  export const appointmentForm: import('./schema/pages/enquiryForm.ts').AppointmentFormWords;
}
declare module '#content/pages/appointments.yaml' {
  export const appointments: import('./schema/pages/appointments.ts').AppointmentsWords;
}
declare module '#content/pages/article.yaml' {
  export const articlePage: import('./schema/pages/article.ts').ArticlePageWords;
}
declare module '#content/pages/blog.yaml' {
  export const blogPage: import('./schema/pages/blog.ts').BlogWords;
}
declare module '#content/pages/clinics.yaml' {
  export const clinicsPages: import('./schema/pages/clinics.ts').ClinicsPagesWords;
}
declare module '#content/pages/contact.yaml' {
  export const contactWords: import('./schema/pages/contact.ts').ContactWords;
}
declare module '#content/pages/homeV2.yaml' {
  export const homeV2: import('./schema/pages/homeV2.ts').HomeV2Words;
}
declare module '#content/pages/homeV2FirstScreen.yaml' {
  export const homeV2FirstScreen: import('./schema/pages/homeV2FirstScreen.ts').HomeV2FirstScreenWords;
}
declare module '#content/pages/homeV3.yaml' {
  export const homeV3: import('./schema/pages/homeV3.ts').HomeV3Words;
}
declare module '#content/pages/login.yaml' {
  export const login: import('./schema/pages/login.ts').LoginWords;
}
declare module '#content/pages/notFound.yaml' {
  export const notFoundPage: import('./schema/pages/notFound.ts').NotFoundWords;
}
declare module '#content/pages/portfolio.yaml' {
  export const portfolioWords: import('./schema/pages/portfolio.ts').PortfolioWords;
}
declare module '#content/pages/privacy.yaml' {
  export const privacyWords: import('./schema/pages/privacy.ts').PrivacyPageWords;
}
declare module '#content/pages/serviceDetails.yaml' {
  export const serviceDetailsWords: import('./schema/pages/serviceDetails.ts').ServiceDetailsWords;
}
declare module '#content/pages/services.yaml' {
  export const servicesWords: import('./schema/pages/services.ts').ServicesPageWords;
}
declare module '#content/pages/timetable.yaml' {
  export const timetablePage: import('./schema/pages/timetable.ts').TimetableWords;
}
declare module '#content/pages/unrouted.yaml' {
  export const unrouted: import('./schema/pages/unrouted.ts').UnroutedWords;
}
declare module '#content/pages/vets.yaml' {
  export const vetsPages: import('./schema/pages/vets.ts').VetsPagesWords;
}
declare module '#content/pages/visits.yaml' {
  export const visitsWords: import('./schema/pages/visits.ts').VisitsWords;
}
