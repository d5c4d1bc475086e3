import { decoration, group, listOf, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, vetId, words } from '#src/content/schema/words.ts';
import { counters } from './landing.ts';

export const aboutSchema = group({
  ...head,
  heading: words(),
  lead: richWords,
  team: picture,
  promises: group({ heading: words(), lead: words(), items: listOf(group(titled)) }),
  signature: group({
    vet: vetId,
    role: words(),
    linkLabel: words('vet'),
  }).describe('Who signs the promises.'),
  findClinic: group({ heading: words(), lead: words(), link, picture }),
  lifeStages: group({ heading: words(), stages: listOf(group({ ...titled, picture })) }),
  questions: group({
    heading: words(),
    lead: words(),
    items: listOf(group({ question: words(), answer: richWords })),
  }),
  stats: group({
    figures: counters,
    closing: words(),
    links: listOf(link),
    dog: decoration,
    cat: decoration,
  }),
});
