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
  export const booking: import('zod').infer<
    typeof import('./schema/pages/booking.ts').bookingSchema
  >;
}
declare module '#content/pages/footer.yaml' {
  export const footer: import('zod').infer<typeof import('./schema/pages/footer.ts').footerSchema>;
}
declare module '#content/pages/header.yaml' {
  export const header: import('zod').infer<typeof import('./schema/pages/header.ts').headerSchema>;
}
declare module '#content/pages/homeFirstScreen.yaml' {
  export const homeFirstScreen: import('zod').infer<
    typeof import('./schema/pages/homeFirstScreen.ts').homeFirstScreenSchema
  >;
}
declare module '#content/pages/landing.yaml' {
  export const landing: import('zod').infer<
    typeof import('./schema/pages/landing.ts').landingSchema
  >;
}
declare module '#content/pages/about.yaml' {
  export const aboutWords: import('zod').infer<
    typeof import('./schema/pages/about.ts').aboutSchema
  >;
}
declare module '#content/pages/appointmentForm.yaml' {
  export const appointmentForm: import('zod').infer<
    typeof import('./schema/pages/enquiryForm.ts').appointmentFormSchema
  >;
}
declare module '#content/pages/appointments.yaml' {
  export const appointments: import('zod').infer<
    typeof import('./schema/pages/appointments.ts').appointmentsSchema
  >;
}
declare module '#content/pages/article.yaml' {
  export const articlePage: import('zod').infer<
    typeof import('./schema/pages/article.ts').articlePageSchema
  >;
}
declare module '#content/pages/blog.yaml' {
  export const blogPage: import('zod').infer<typeof import('./schema/pages/blog.ts').blogSchema>;
}
declare module '#content/pages/clinics.yaml' {
  export const clinicsPages: import('zod').infer<
    typeof import('./schema/pages/clinics.ts').clinicsPagesSchema
  >;
}
declare module '#content/pages/contact.yaml' {
  export const contactWords: import('zod').infer<
    typeof import('./schema/pages/contact.ts').contactSchema
  >;
}
declare module '#content/pages/homeV2.yaml' {
  export const homeV2: import('zod').infer<typeof import('./schema/pages/homeV2.ts').homeV2Schema>;
}
declare module '#content/pages/homeV2FirstScreen.yaml' {
  export const homeV2FirstScreen: import('zod').infer<
    typeof import('./schema/pages/homeV2FirstScreen.ts').homeV2FirstScreenSchema
  >;
}
declare module '#content/pages/homeV3.yaml' {
  export const homeV3: import('zod').infer<typeof import('./schema/pages/homeV3.ts').homeV3Schema>;
}
declare module '#content/pages/login.yaml' {
  export const login: import('zod').infer<typeof import('./schema/pages/login.ts').loginSchema>;
}
declare module '#content/pages/notFound.yaml' {
  export const notFoundPage: import('zod').infer<
    typeof import('./schema/pages/notFound.ts').notFoundSchema
  >;
}
declare module '#content/pages/portfolio.yaml' {
  export const portfolioWords: import('zod').infer<
    typeof import('./schema/pages/portfolio.ts').portfolioSchema
  >;
}
declare module '#content/pages/privacy.yaml' {
  export const privacyWords: import('zod').infer<
    typeof import('./schema/pages/privacy.ts').privacyPageSchema
  >;
}
declare module '#content/pages/serviceDetails.yaml' {
  export const serviceDetailsWords: import('zod').infer<
    typeof import('./schema/pages/serviceDetails.ts').serviceDetailsSchema
  >;
}
declare module '#content/pages/services.yaml' {
  export const servicesWords: import('zod').infer<
    typeof import('./schema/pages/services.ts').servicesPageSchema
  >;
}
declare module '#content/pages/timetable.yaml' {
  export const timetablePage: import('zod').infer<
    typeof import('./schema/pages/timetable.ts').timetableSchema
  >;
}
declare module '#content/pages/unrouted.yaml' {
  export const unrouted: import('zod').infer<
    typeof import('./schema/pages/unrouted.ts').unroutedSchema
  >;
}
declare module '#content/pages/vets.yaml' {
  export const vetsPages: import('zod').infer<
    typeof import('./schema/pages/vets.ts').vetsPagesSchema
  >;
}
declare module '#content/pages/visits.yaml' {
  export const visitsWords: import('zod').infer<
    typeof import('./schema/pages/visits.ts').visitsSchema
  >;
}
