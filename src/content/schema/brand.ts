import { z } from 'zod';
import { colour, email, group, httpsUrl, phone, text } from './kinds.ts';

export const brandSchema = group({
  name: text,
  parentCompany: text,
  copyrightYear: text,
  phone,
  email,
  emergencyElsewhere: text,
  social: group({
    instagram: httpsUrl.optional(),
    facebook: httpsUrl.optional(),
    pinterest: httpsUrl.optional(),
    linkedin: httpsUrl.optional(),
    youtube: httpsUrl.optional(),
  }),
  /** Each may be left out: what would show it does without. */
  figures: group({
    pets: text.optional(),
    professionals: text.optional(),
    stores: text.optional(),
  }),
  /** What the stores are that clinics.ts doesn't list, as a sentence goes on after 'eight of them clinics'. */
  otherStores: text.optional(),
  captchaWord: text,
});

export const brandForMachinesSchema = group({
  description: text,
  sharingPictureAlt: text,
  sharingWords: text,
  colours: group({ primary: colour, second: colour, accent: colour, page: colour }),
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandForMachines = z.infer<typeof brandForMachinesSchema>;
