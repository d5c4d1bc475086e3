import { decoration, group, listOf, oneOf, picture } from '#src/content/schema/kinds.ts';
import { href, link, serviceId, titled, vetId, words } from '#src/content/schema/words.ts';
import { articleTeasers, counters, testimonial } from './landing.ts';

/** A service by its id, in words of the page's own. */
export const namedServices = listOf(
  group({
    service: serviceId,
    services: listOf(serviceId).optional().describe('Others that the words speak of too.'),
    ...titled,
  }),
);

/** The page below its first screen, which has homeV2FirstScreen.yaml. */
export const homeV2Schema = group({
  about: group({
    title: words(),
    lead: words(),
    points: listOf(words()),
    link,
    picture,
    counters,
  }),
  treatments: group({ title: words(), picture, services: namedServices }),
  partners: group({
    title: words(),
    brands: listOf(group({ name: words(), picture: decoration })),
  }),
  video: group({ ...titled, poster: picture }).describe('The film of landing.yaml.'),
  solutions: group({
    title: words(),
    lead: words(),
    cards: listOf(
      group({
        need: words(),
        answer: words(),
        link: group({
          label: words(),
          href: href.optional(),
          service: serviceId.optional().describe('A service, in the place of an address.'),
        }),
        picture,
        ground: oneOf('wash-2', 'mint', 'mint-2'),
      }),
    ),
  }),
  emergencyBand: group({ ...titled, link, picture }),
  patients: group({
    title: words(),
    all: link,
    patients: listOf(group({ name: words(), story: words(), picture })),
    sleepingPet: decoration,
  }),
  vetsOnDuty: group({
    title: words(),
    vets: listOf(vetId).describe('Who comes first; the others follow in the order of vets.yaml.'),
  }),
  reviews: group({ title: words(), testimonials: listOf(group(testimonial)) }),
  steps: group({ title: words(), dog: decoration, steps: listOf(group(titled)) }),
  articles: articleTeasers,
});
