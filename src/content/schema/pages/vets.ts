import { z } from 'zod';
import { head, link, richWords, words } from '#src/content/schema/words.ts';
import { unknownAddress } from './clinics.ts';

export const vetsPagesSchema = z.strictObject({
  vetsPage: z.strictObject({
    ...head,
    heading: words(),
    lead: richWords,
    symptoms: z.strictObject({ heading: words(), lead: words() }),
  }),
  vetPage: z.strictObject({
    booking: z.strictObject({
      heading: words('vet'),
      label: words('vet'),
      note: words('vet', 'clinic', 'they'),
      byPhone: words('vet', 'clinic'),
    }),
    weekNote: words(),
    weekLink: link,
  }),
  unknownVet: z.strictObject(unknownAddress),
});
