import { z } from 'zod';
import {
  focusPoint,
  id,
  picture,
  pictureFile,
  text,
  wholeNumber,
} from '#src/content/schema/kinds.ts';
import { href, link, richWords, serviceId, words } from '#src/content/schema/words.ts';

/** Figures of brand.yaml. */
export const counters = z.array(
  z.strictObject({
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
export const articleTeasers = z.strictObject({
  title: words(),
  all: link,
  articles: z.array(
    z
      .strictObject({
        article: id.optional(),
        focus: focusPoint.optional(),
        ...z.strictObject(teaser).partial().shape,
      })
      .superRefine((each, context) => {
        if (each.article) return;
        for (const issue of z.object(teaser).safeParse(each).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
      }),
  ),
});

/** The page below its first screen, which has homeFirstScreen.yaml. */
export const landingSchema = z.strictObject({
  about: z.strictObject({
    title: words(),
    lead: words(),
    picture,
    reasons: z.array(
      z.strictObject({
        icon: z.enum(['notes', 'microscope', 'speech']),
        title: words(),
        text: words(),
      }),
    ),
    more: link,
  }),
  counters,
  services: z.strictObject({
    title: words(),
    all: link,
    services: z.array(serviceId),
    others: z.strictObject({ services: z.array(serviceId) }),
  }),
  vetCarousel: z.strictObject({ title: words(), all: link }),
  clinicList: z.strictObject({ title: words() }),
  testimonials: z.strictObject({
    label: words(),
    testimonials: z.array(z.strictObject({ ...testimonial, picture })),
  }),
  sampleVideo: z.strictObject({
    id: text.meta({ untranslated: true }),
    title: words(),
  }),
  articleTeasers: articleTeasers,
});
