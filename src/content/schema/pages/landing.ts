import { z } from 'zod';
import {
  focusPoint,
  group,
  id,
  listOf,
  oneOf,
  picture,
  pictureFile,
  wholeNumber,
} from '#src/content/schema/kinds.ts';
import { href, link, richWords, serviceId, words, wordsOrNone } from '#src/content/schema/words.ts';

/** Figures of brand.yaml; one that it hasn't is left out. */
export const counters = listOf(
  group({
    number: words(),
    title: words(),
  }),
);

export const testimonial = {
  quote: richWords,
  author: words(),
  about: words(),
  rating: wholeNumber(1, 5),
};

const teaser = {
  title: words(),
  subtitle: words(),
  author: words(),
  authorIcon: pictureFile,
  thumbnail: picture,
  btnText: words(),
  postLink: href,
  category: words(),
};

/** An article by its id, or a page elsewhere. */
export const articleTeasers = group({
  title: words(),
  all: link,
  articles: listOf(
    group({
      article: id
        .optional()
        .describe('Its id, and perhaps focus: the other fields are of a page elsewhere.'),
      focus: focusPoint.optional(),
      ...z.strictObject(teaser).partial().shape,
    }).superRefine((each, context) => {
      if (each.article) return;
      for (const issue of z.object(teaser).safeParse(each).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    }),
  ),
});

/** The page below its first screen, which has homeFirstScreen.yaml. */
export const landingSchema = group({
  about: group({
    title: words(),
    lead: words(),
    picture,
    reasons: listOf(
      group({ icon: oneOf('notes', 'microscope', 'speech'), title: words(), text: words() }),
    ),
    more: link,
  }),
  counters,
  services: group({
    title: words(),
    all: link,
    services: listOf(serviceId).describe(
      'Ids of services.yaml: seven as cards, the first one tall, the fourth wide.',
    ),
    others: group({ services: listOf(serviceId) }).describe('Three without a picture.'),
  }),
  vetCarousel: group({ title: words(), all: link }),
  clinicList: group({ title: words() }),
  testimonials: group({
    label: words(),
    testimonials: listOf(group({ ...testimonial, picture })),
  }),
  sampleVideo: group({
    id: wordsOrNone
      .meta({ untranslated: true })
      .describe(
        "The id of the clinic's own video on YouTube; the sample's is a free film. With '' there is no film anywhere.",
      ),
    title: words(),
  }),
  articleTeasers: articleTeasers.describe(
    'Articles of the site and pages elsewhere; none should show an animal that is already on the page.',
  ),
});
