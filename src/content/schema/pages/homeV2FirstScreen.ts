import { group, listOf, oneOf, picture } from '#src/content/schema/kinds.ts';
import { head, link, titled, words } from '#src/content/schema/words.ts';

/** A small file, because the visitor waits for it. What stands below is in homeV2.yaml. */
export const homeV2FirstScreenSchema = group({
  head: group(head),
  hero: group({
    title: words(),
    lead: words(),
    link,
    picture,
    features: listOf(group({ icon: oneOf('scan', 'tubes', 'bed', 'siren'), ...titled })),
  }),
});
