import { group, listOf, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, words } from '#src/content/schema/words.ts';

export const heroSlides = listOf(
  group({
    name: words().describe("The label of the slide's button."),
    title: words(),
    lead: richWords,
    picture,
    booking: link
      .optional()
      .describe("Where its button leads, if not to the form at the page's foot."),
  }),
).describe('All pictures are 960 by 800 and share the same background and floor.');

/** A small file, because the visitor waits for it. What stands below is in landing.yaml. */
export const homeFirstScreenSchema = group({
  head: group(head),
  heroSlides,
  heroTeam: group({
    strong: words().describe('Without the figure of professionals (brand.yaml) there is none.'),
    text: words().describe('Not without the figure of stores.'),
  }),
  clinicStrip: group({
    title: words(),
    button: words(),
    hoursTitle: words(),
    hours: listOf(group({ label: words(), value: words() })),
    emergencyTitle: words(),
  }),
});
