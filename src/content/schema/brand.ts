import { z } from 'zod';
import { email, group, httpsUrl, phone, text } from './kinds.ts';

export const brandSchema = group({
  name: text.meta({ untranslated: true }),
  parentCompany: text.meta({ untranslated: true }),
  copyrightYear: text.describe('In the copyright line.'),
  phone,
  email,
  emergencyElsewhere: text.describe(
    'Who takes emergencies while the hospitals are closed, as it ends a sentence: a hospital’s name and number, if you know one.',
  ),
  social: group({
    instagram: httpsUrl.optional(),
    facebook: httpsUrl.optional(),
    pinterest: httpsUrl.optional(),
    linkedin: httpsUrl.optional(),
    youtube: httpsUrl.optional(),
  }),
  figures: group({
    pets: text.optional(),
    professionals: text.optional(),
    stores: text.optional(),
  }).describe('Each may be left out: what would show it does without.'),
  captchaWord: text
    .meta({ untranslated: true })
    .describe('The word that the contact form shows and asks for.'),
});

export const brandForMachinesSchema = group({
  description: text.describe('One sentence about the business, for search engines.'),
  sharingPictureAlt: text.describe('What the picture shows that chat apps put beside a link.'),
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandForMachines = z.infer<typeof brandForMachinesSchema>;
