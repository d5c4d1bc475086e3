import { z } from 'zod';
import { group, listOf, oneOf, picture } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, vetId, words } from '#src/content/schema/words.ts';

export const portfolioSchema = group({
  ...head,
  heading: words(),
  lead: richWords,
  stories: listOf(
    group({
      ...titled,
      picture,
      shape: oneOf('wide', 'arch', 'round', 'pebble').describe(
        'Of the frame: 4:3, an arch of 4:5, a circle, or a soft round shape.',
      ),
      isFigure: z
        .literal(true)
        .optional()
        .describe('The picture is a person without a background and must not be cropped.'),
      ground: oneOf('sky', 'wash')
        .optional()
        .describe('The colour behind a picture without a background.'),
      vet: vetId.optional().describe('Who tells it.'),
    }),
  ).describe('In two rows.'),
  contact: group({ heading: words(), lead: words(), links: listOf(link) }),
});
