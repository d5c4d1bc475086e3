import { z } from 'zod';
import { brandForMachinesSchema, brandSchema } from './brand.ts';
import { photographsSchema } from './photographs.ts';
import { hoursSchema } from './hours.ts';
import { pricesSchema } from './prices.ts';
import { brandPrivacySchema } from './privacy.ts';
import { redirectsSchema } from './redirects.ts';
import { rulesSchema } from './rules.ts';
import { clinicsSchema } from './clinics.ts';
import { servicesSchema } from './services.ts';
import { siteSchema } from './site.ts';
import { vetsSchema } from './vets.ts';
import { bookingSchema } from './pages/booking.ts';
import { footerSchema } from './pages/footer.ts';
import { headerSchema } from './pages/header.ts';
import { homeFirstScreenSchema } from './pages/homeFirstScreen.ts';
import { landingSchema } from './pages/landing.ts';

/** The files of records, and what the site imports from each (src/content/recordModules.d.ts has the types). */
export const records: Record<string, Record<string, z.ZodType>> = {
  'brand.yaml': { brand: brandSchema, brandForMachines: brandForMachinesSchema },
  'photographs.yaml': { photographs: photographsSchema },
  'hours.yaml': { hours: hoursSchema },
  'prices.yaml': { prices: pricesSchema },
  'privacy.yaml': { brandPrivacy: brandPrivacySchema },
  'redirects.yaml': { redirects: redirectsSchema },
  'rules.yaml': { rules: rulesSchema },
  'clinics.yaml': { clinics: clinicsSchema },
  'services.yaml': { services: servicesSchema },
  'site.yaml': { site: siteSchema },
  'vets.yaml': { vets: vetsSchema },
  'pages/booking.yaml': { booking: bookingSchema },
  'pages/footer.yaml': { footer: footerSchema },
  'pages/header.yaml': { header: headerSchema },
  'pages/homeFirstScreen.yaml': { homeFirstScreen: homeFirstScreenSchema },
  'pages/landing.yaml': { landing: landingSchema },
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
