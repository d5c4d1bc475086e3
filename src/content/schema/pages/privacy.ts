import { z } from 'zod';
import { decoration, id, text } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, words } from '#src/content/schema/words.ts';

const paragraphs = z.array(words('forms', 'visitsOpen'));

export const privacyPageSchema = z.strictObject({
  ...head,
  lead: richWords,
  picture: decoration,
  sample: z.strictObject(titled),
  indexLabel: words(),
  parts: z.array(
    z.strictObject({
      id: id,
      heading: words(),
      isSummary: z.boolean().optional(),
      paragraphs: paragraphs.optional(),
      terms: z.array(z.strictObject({ term: words(), text: words() })).optional(),
      after: paragraphs.optional(),
      links: z.array(link).optional(),
    }),
  ),
  ifSo: z.strictObject({
    forms: words('orWhatsApp'),
    orWhatsApp: text,
    visitsOpen: text,
  }),
  storageIn: id,
  updated: words(),
});
