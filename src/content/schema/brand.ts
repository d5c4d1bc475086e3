import { z } from 'zod';
import { colour, email, group, httpsUrl, language, phone, text, textLike } from './kinds.ts';

/** 'Nunito Sans', 'Our-Font[wght].ttf'. */
const fontName = textLike(
  'font',
  'Write its family as Fontsource names it, for example Nunito Sans, or its file in content/own/fonts, for example OurFont.ttf.',
  /^[\w[\],-]+(?: [\w[\],-]+)*(?:\.(?:ttf|otf|woff2?))?$/,
);

export const brandSchema = group({
  name: text.meta({ untranslated: true }),
  tagline: group({
    text,
    lang: language.optional().describe('Its language, where it is not English: mr.'),
  })
    .optional()
    .describe('A few words beside the logo and in the footer.'),
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
  otherStores: text
    .optional()
    .describe(
      "What the stores are that clinics.yaml doesn't list, as a sentence goes on after 'eight of them clinics'.",
    ),
  captchaWord: text
    .meta({ untranslated: true })
    .describe('The word that the contact form shows and asks for.'),
});

export const brandForMachinesSchema = group({
  description: text.describe('One sentence about the business, for search engines.'),
  sharingPictureAlt: text.describe('What the picture shows that chat apps put beside a link.'),
  sharingWords: text.describe('The words on that picture.'),
  colours: group({ primary: colour, second: colour, accent: colour, page: colour }),
  fonts: group({ headings: fontName.optional(), text: fontName.optional() })
    .optional()
    .describe(
      'Fonts of your own: the family of a variable font that npm has from Fontsource, or a file in content/own/fonts.',
    ),
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandForMachines = z.infer<typeof brandForMachinesSchema>;
