import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, vetId, words } from '#src/content/schema/words.ts';

export const portfolioSchema = z.strictObject({
  ...head,
  heading: words(),
  lead: richWords,
  stories: z.array(
    z.strictObject({
      ...titled,
      picture,
      shape: z.enum(['wide', 'arch', 'round', 'pebble']),
      isFigure: z.literal(true).optional(),
      ground: z.enum(['sky', 'wash']).optional(),
      vet: vetId.optional(),
    }),
  ),
  contact: z.strictObject({ heading: words(), lead: words(), links: z.array(link) }),
});
