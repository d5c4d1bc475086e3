import { z } from 'zod';
import { brandForMachinesSchema, brandSchema } from './brand.ts';
import { brandPrivacySchema } from './privacy.ts';
import { rulesSchema } from './rules.ts';
import { clinicsSchema } from './clinics.ts';
import { servicesSchema } from './services.ts';
import { vetsSchema } from './vets.ts';
import { aboutSchema } from './pages/about.ts';
import { appointmentFormSchema } from './pages/enquiryForm.ts';
import { appointmentsSchema } from './pages/appointments.ts';
import { articlePageSchema } from './pages/article.ts';
import { blogSchema } from './pages/blog.ts';
import { clinicsPagesSchema } from './pages/clinics.ts';
import { contactSchema } from './pages/contact.ts';
import { homeV2Schema } from './pages/homeV2.ts';
import { homeV2FirstScreenSchema } from './pages/homeV2FirstScreen.ts';
import { homeV3Schema } from './pages/homeV3.ts';
import { loginSchema } from './pages/login.ts';
import { notFoundSchema } from './pages/notFound.ts';
import { portfolioSchema } from './pages/portfolio.ts';
import { privacyPageSchema } from './pages/privacy.ts';
import { serviceDetailsSchema } from './pages/serviceDetails.ts';
import { servicesPageSchema } from './pages/services.ts';
import { timetableSchema } from './pages/timetable.ts';
import { unroutedSchema } from './pages/unrouted.ts';
import { vetsPagesSchema } from './pages/vets.ts';
import { visitsSchema } from './pages/visits.ts';
import { bookingSchema } from './pages/booking.ts';
import { footerSchema } from './pages/footer.ts';
import { headerSchema } from './pages/header.ts';
import { homeFirstScreenSchema } from './pages/homeFirstScreen.ts';
import { landingSchema } from './pages/landing.ts';

const schemas = {
  'brand.yaml': { brand: brandSchema, brandForMachines: brandForMachinesSchema },
  'privacy.yaml': { brandPrivacy: brandPrivacySchema },
  'rules.yaml': { rules: rulesSchema },
  'clinics.yaml': { clinics: clinicsSchema },
  'services.yaml': { services: servicesSchema },
  'vets.yaml': { vets: vetsSchema },
  'pages/about.yaml': { aboutWords: aboutSchema },
  'pages/appointmentForm.yaml': { appointmentForm: appointmentFormSchema },
  'pages/appointments.yaml': { appointments: appointmentsSchema },
  'pages/article.yaml': { articlePage: articlePageSchema },
  'pages/blog.yaml': { blogPage: blogSchema },
  'pages/clinics.yaml': { clinicsPages: clinicsPagesSchema },
  'pages/contact.yaml': { contactWords: contactSchema },
  'pages/homeV2.yaml': { homeV2: homeV2Schema },
  'pages/homeV2FirstScreen.yaml': { homeV2FirstScreen: homeV2FirstScreenSchema },
  'pages/homeV3.yaml': { homeV3: homeV3Schema },
  'pages/login.yaml': { login: loginSchema },
  'pages/notFound.yaml': { notFoundPage: notFoundSchema },
  'pages/portfolio.yaml': { portfolioWords: portfolioSchema },
  'pages/privacy.yaml': { privacyWords: privacyPageSchema },
  'pages/serviceDetails.yaml': { serviceDetailsWords: serviceDetailsSchema },
  'pages/services.yaml': { servicesWords: servicesPageSchema },
  'pages/timetable.yaml': { timetablePage: timetableSchema },
  'pages/unrouted.yaml': { unrouted: unroutedSchema },
  'pages/vets.yaml': { vetsPages: vetsPagesSchema },
  'pages/visits.yaml': { visitsWords: visitsSchema },
  'pages/booking.yaml': { booking: bookingSchema },
  'pages/footer.yaml': { footer: footerSchema },
  'pages/header.yaml': { header: headerSchema },
  'pages/homeFirstScreen.yaml': { homeFirstScreen: homeFirstScreenSchema },
  'pages/landing.yaml': { landing: landingSchema },
} satisfies Record<string, Record<string, z.ZodType>>;

/** The files of records, and what the site imports from each (src/content/recordModules.d.ts has the types). */
export const records: Record<string, Record<string, z.ZodType>> = schemas;

/** What the words of a page are, by their file and name. */
export type WordsOf = {
  [Path in keyof typeof schemas]: {
    [Name in keyof (typeof schemas)[Path]]: z.infer<(typeof schemas)[Path][Name]>;
  };
};

/** The field that tells the records of a list apart. */
export const recordKeys: Record<string, string> = {
  'clinics.yaml': 'slug',
  'services.yaml': 'id',
  'vets.yaml': 'id',
};

const brandFile = z.strictObject({ ...brandSchema.shape, ...brandForMachinesSchema.shape });

/** What a file holds. Two values of one file are read apart, so that a page loads only what it shows. */
export function schemaOf(path: string): z.ZodType {
  return path === 'brand.yaml' ? brandFile : Object.values(records[path]!)[0]!;
}
