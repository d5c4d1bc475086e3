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
