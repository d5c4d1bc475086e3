import { z } from 'zod';
import { decoration, picture } from '#src/content/schema/kinds.ts';
import { href, link, serviceId, titled, vetId, words } from '#src/content/schema/words.ts';
import { articleTeasers, counters, testimonial } from './landing.ts';

/** A service by its id, in words of the page's own. */
export const namedServices = z.array(
  z.strictObject({
    service: serviceId,
    services: z.array(serviceId).optional(),
    ...titled,
  }),
);

/** The page below its first screen, which has homeV2FirstScreen.yaml. */
export const homeV2Schema = z.strictObject({
  about: z.strictObject({
    title: words(),
    lead: words(),
    points: z.array(words()),
    link,
    picture,
    counters,
  }),
  treatments: z.strictObject({ title: words(), picture, services: namedServices }),
  partners: z.strictObject({
    title: words(),
    brands: z.array(z.strictObject({ name: words(), picture: decoration })),
  }),
  video: z.strictObject({ ...titled, poster: picture }),
  solutions: z.strictObject({
    title: words(),
    lead: words(),
    cards: z.array(
      z.strictObject({
        need: words(),
        answer: words(),
        link: z.strictObject({
          label: words(),
          href: href.optional(),
          service: serviceId.optional(),
        }),
        picture,
        ground: z.enum(['wash-2', 'mint', 'mint-2']),
      }),
    ),
  }),
  emergencyBand: z.strictObject({ ...titled, link, picture }),
  patients: z.strictObject({
    title: words(),
    all: link,
    patients: z.array(z.strictObject({ name: words(), story: words(), picture })),
    sleepingPet: decoration,
  }),
  vetsOnDuty: z.strictObject({
    title: words(),
    vets: z.array(vetId),
  }),
  reviews: z.strictObject({ title: words(), testimonials: z.array(z.strictObject(testimonial)) }),
  steps: z.strictObject({
    title: words(),
    dog: decoration,
    steps: z.array(z.strictObject(titled)),
  }),
  articles: articleTeasers,
});
