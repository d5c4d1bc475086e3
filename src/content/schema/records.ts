import type { z } from 'zod';
import { brandForMachinesSchema, brandSchema } from './brand.ts';
import { photographsSchema } from './photographs.ts';
import { hoursSchema } from './hours.ts';
import { brandPrivacySchema } from './privacy.ts';
import { rulesSchema } from './rules.ts';
import { clinicsSchema } from './clinics.ts';
import { servicesSchema } from './services.ts';
import { siteSchema } from './site.ts';
import { vetsSchema } from './vets.ts';

/** The files of records, and what each of their exports has to be. */
export const records: Record<string, Record<string, z.ZodType>> = {
  'brand.ts': { brand: brandSchema, brandForMachines: brandForMachinesSchema },
  'photographs.ts': { photographs: photographsSchema },
  'hours.ts': { hours: hoursSchema },
  'privacy.ts': { brandPrivacy: brandPrivacySchema },
  'rules.ts': { rules: rulesSchema },
  'clinics.ts': { clinics: clinicsSchema },
  'services.ts': { services: servicesSchema },
  'site.ts': { site: siteSchema },
  'vets.ts': { vets: vetsSchema },
};
