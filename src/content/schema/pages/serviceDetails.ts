import { decoration, group, id, listOf, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, words } from '#src/content/schema/words.ts';

const phase = group({
  id: id.describe('The anchor.'),
  title: words(),
  steps: listOf(group({ when: words(), ...titled })),
});

/** The same for every procedure (docs/product.md, section 2). */
export const serviceDetailsSchema = group({
  ...head,
  heading: words(),
  lead: richWords,
  unnamed: words().describe('In the breadcrumb, where the address names no procedure.'),
  jumpLabel: words(),
  before: group({ phase, picture: decoration }),
  during: group({ phase, picture }),
  after: group({
    phase,
    picture: decoration,
    emergency: group(titled),
    links: listOf(link),
  }),
});
