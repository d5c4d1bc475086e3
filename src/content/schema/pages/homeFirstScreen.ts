import { group, picture } from '#src/content/schema/kinds.ts';
import { head, richWords, words } from '#src/content/schema/words.ts';

/** A small file, because the visitor waits for it. What stands below is in landing.yaml. */
export const homeFirstScreenSchema = group({
  head: group(head),
  hero: group({ title: words(), lead: richWords, picture }),
  heroTeam: group({
    strong: words().describe('Without the figure of professionals (brand.yaml) there is none.'),
    text: words().describe('Not without the figure of stores.'),
  }),
});
