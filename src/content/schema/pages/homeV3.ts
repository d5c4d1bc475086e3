import { z } from 'zod';
import { decoration, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, words } from '#src/content/schema/words.ts';

const hash = z.string().regex(/^[\w-]+$/);

/** The sections that it shares with / are in landing.yaml. */
export const homeV3Schema = z.strictObject({
  head: z.strictObject(head),
  bannerSlides: z.array(
    z.strictObject({
      name: words(),
      title: words(),
      lead: richWords,
      picture,
    }),
  ),
  callToAction: z.strictObject({ ...titled, picture: decoration, booking: link }),
  serviceTabs: z.strictObject({
    title: words(),
    note: words(),
    tabs: z.array(z.strictObject({ href: hash, label: words() })),
    contents: z.array(
      z.strictObject({
        id: hash,
        imageSrc: picture,
        title: words(),
        subtitle: words(),
        points: z.array(
          z.strictObject({
            icon: z.enum([
              'activity',
              'calendar',
              'chart',
              'clipboard',
              'drops',
              'eye',
              'hand',
              'heart',
              'moon',
              'phone',
              'pill',
            ]),
            text: words(),
          }),
        ),
      }),
    ),
  }),
  videoBand: z.strictObject({ ...titled, poster: picture }),
});
