import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';
import { head, link, titled, words } from '#src/content/schema/words.ts';

/** A small file, because the visitor waits for it. What stands below is in homeV2.yaml. */
export const homeV2FirstScreenSchema = z.strictObject({
  head: z.strictObject(head),
  hero: z.strictObject({
    title: words(),
    lead: words(),
    link,
    picture,
    features: z.array(
      z.strictObject({ icon: z.enum(['scan', 'tubes', 'bed', 'siren']), ...titled }),
    ),
  }),
});
