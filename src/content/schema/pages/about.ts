import { z } from 'zod';
import { decoration, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, vetId, words } from '#src/content/schema/words.ts';
import { counters } from './landing.ts';

export const aboutSchema = z.strictObject({
  ...head,
  heading: words(),
  lead: richWords,
  team: picture,
  promises: z.strictObject({
    heading: words(),
    lead: words(),
    items: z.array(z.strictObject(titled)),
  }),
  signature: z.strictObject({
    vet: vetId,
    role: words(),
    linkLabel: words('vet'),
  }),
  findClinic: z.strictObject({ heading: words(), lead: words(), link, picture }),
  lifeStages: z.strictObject({
    heading: words(),
    stages: z.array(z.strictObject({ ...titled, picture })),
  }),
  questions: z.strictObject({
    heading: words(),
    lead: words(),
    items: z.array(z.strictObject({ question: words(), answer: richWords })),
  }),
  stats: z.strictObject({
    figures: counters,
    closing: words(),
    links: z.array(link),
    dog: decoration,
    cat: decoration,
  }),
});
