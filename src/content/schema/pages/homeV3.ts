import { decoration, group, listOf, oneOf, picture, textLike } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, words } from '#src/content/schema/words.ts';

const hash = textLike(
  'hash',
  'Use letters, digits, hyphens and underscores, for example Internal_Medicine.',
  /^[\w-]+$/,
);

/** The sections that it shares with / are in landing.yaml. */
export const homeV3Schema = group({
  head: group(head),
  bannerSlides: listOf(
    group({
      name: words().describe("The label of the slide's button."),
      title: words(),
      lead: richWords,
      picture,
    }),
  ).describe('All pictures are 960 by 800 and share the same background and floor.'),
  callToAction: group({ ...titled, picture: decoration, booking: link }),
  serviceTabs: group({
    title: words(),
    note: words(),
    tabs: listOf(group({ href: hash.describe('The hash that opens the tab.'), label: words() })),
    contents: listOf(
      group({
        id: hash.describe('The href of its tab.'),
        imageSrc: picture,
        title: words(),
        subtitle: words(),
        points: listOf(
          group({
            icon: oneOf(
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
            ),
            text: words(),
          }),
        ),
      }),
    ),
  }),
  videoBand: group({ ...titled, poster: picture }).describe('The film of landing.yaml.'),
});
