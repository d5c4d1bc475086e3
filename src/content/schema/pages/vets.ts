import { group } from '#src/content/schema/kinds.ts';
import { head, link, richWords, words } from '#src/content/schema/words.ts';
import { unknownAddress } from './clinics.ts';

export const vetsPagesSchema = group({
  vetsPage: group({
    ...head,
    heading: words(),
    lead: richWords,
    symptoms: group({ heading: words(), lead: words() }),
  }),
  vetPage: group({
    booking: group({
      heading: words('vet'),
      label: words('vet'),
      note: words('vet', 'clinic', 'they'),
      noteWithoutClinic: words('vet', 'they'),
      byPhone: words('vet', 'clinic'),
    }),
    weekNote: words(),
    weekLink: link,
  }).describe("Of every vet's page, besides the vet's own words."),
  unknownVet: group(unknownAddress),
});
