import { z } from 'zod';
import { email, httpsUrl, phone, text } from './kinds.ts';

export const brandSchema = z.strictObject({
  name: text.meta({ untranslated: true }),
  parentCompany: text.meta({ untranslated: true }),
  copyrightYear: text,
  phone,
  email,
  emergencyElsewhere: text,
  social: z.strictObject({
    instagram: httpsUrl,
    facebook: httpsUrl,
    pinterest: httpsUrl,
    linkedin: httpsUrl,
    youtube: httpsUrl,
  }),
  figures: z.strictObject({
    pets: text,
    professionals: text,
    stores: text,
  }),
  captchaWord: text.meta({ untranslated: true }),
});

export const brandForMachinesSchema = z.strictObject({
  description: text,
  sharingPictureAlt: text,
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandForMachines = z.infer<typeof brandForMachinesSchema>;
