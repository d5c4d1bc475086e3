import { decoration, group, listOf, oneOf, picture } from '#src/content/schema/kinds.ts';
import { link, titled, words } from '#src/content/schema/words.ts';
import { namedServices } from './homeV2.ts';

const habits = group({ title: words(), items: listOf(words()) });

/** Sections that no route uses (docs/product.md, section 2). The gallery shows them. */
export const unroutedSchema = group({
  secondAbout: group({
    title: words(),
    lead: words(),
    people: listOf(picture).describe('Two.'),
    always: habits,
    never: habits,
  }),
  heroFeatures: group({
    title: words(),
    lead: words(),
    link,
    animals: listOf(decoration),
    features: listOf(group({ icon: oneOf('calendar', 'heart', 'scissors', 'phone'), ...titled })),
  }),
  processCarousel: group({ title: words(), steps: listOf(group({ ...titled, picture })) }),
  projectGrid: group({
    title: words(),
    lead: words(),
    projects: listOf(group({ ...titled, picture })),
  }),
  serviceList: group({
    title: words(),
    lead: words(),
    phone: link,
    groups: listOf(group({ title: words(), services: namedServices })),
  }),
});
