import { z } from 'zod';
import { decoration, id, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, words } from '#src/content/schema/words.ts';

const phase = z.strictObject({
  id: id,
  title: words(),
  steps: z.array(z.strictObject({ when: words(), ...titled })),
});

/** The same for every procedure (docs/product.md, section 2). */
export const serviceDetailsSchema = z.strictObject({
  ...head,
  heading: words(),
  lead: richWords,
  unnamed: words(),
  jumpLabel: words(),
  before: z.strictObject({ phase, picture: decoration }),
  during: z.strictObject({ phase, picture }),
  after: z.strictObject({
    phase,
    picture: decoration,
    emergency: z.strictObject(titled),
    links: z.array(link),
  }),
});
