import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';
import { head, richWords, words } from '#src/content/schema/words.ts';

/** A small file, because the visitor waits for it. What stands below is in landing.yaml. */
export const homeFirstScreenSchema = z.strictObject({
  head: z.strictObject(head),
  hero: z.strictObject({ title: words(), lead: richWords, picture }),
  heroTeam: z.strictObject({
    strong: words(),
    text: words(),
  }),
});
