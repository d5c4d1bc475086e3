import { z } from 'zod';
import { decoration, picture } from '#src/content/schema/kinds.ts';
import { link, titled, words } from '#src/content/schema/words.ts';
import { namedServices } from './homeV2.ts';

const habits = z.strictObject({ title: words(), items: z.array(words()) });

/** Sections that no route uses (docs/product.md, section 2). The gallery shows them. */
export const unroutedSchema = z.strictObject({
  secondAbout: z.strictObject({
    title: words(),
    lead: words(),
    people: z.array(picture),
    always: habits,
    never: habits,
  }),
  heroFeatures: z.strictObject({
    title: words(),
    lead: words(),
    link,
    animals: z.array(decoration),
    features: z.array(
      z.strictObject({ icon: z.enum(['calendar', 'heart', 'scissors', 'phone']), ...titled }),
    ),
  }),
  processCarousel: z.strictObject({
    title: words(),
    steps: z.array(z.strictObject({ ...titled, picture })),
  }),
  projectGrid: z.strictObject({
    title: words(),
    lead: words(),
    projects: z.array(z.strictObject({ ...titled, picture })),
  }),
  serviceList: z.strictObject({
    title: words(),
    lead: words(),
    phone: link,
    groups: z.array(z.strictObject({ title: words(), services: namedServices })),
  }),
});
