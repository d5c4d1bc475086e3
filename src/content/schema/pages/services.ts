import { z } from 'zod';
import { decoration, group, id, listOf, oneOf, text } from '#src/content/schema/kinds.ts';
import { head, richWords, titled, words } from '#src/content/schema/words.ts';

export const servicesPageSchema = group({
  ...head,
  heading: words(),
  lead: richWords,
  rooms: listOf(
    group({
      id: id.describe('The room of services.yaml.'),
      question: words(),
      picture: decoration,
      ground: oneOf('mint', 'mint-2', 'sky-2', 'wash').describe(
        "The same as the picture's, so that both join.",
      ),
      width: oneOf('wide', 'whole')
        .optional()
        .describe('How much of its floor it takes beside another: more than half, or all of it.'),
      place: oneOf('above', 'beside')
        .optional()
        .describe(
          'Where the picture stands, if not below the text. Beside it, in a room with the width, its left part is bare wall and floor.',
        ),
    }),
  ).describe('What owners notice, each with the services that help.'),
  overview: group({
    emergency: group({ question: words(), text: titled.text, picture: decoration }),
  }),
  parts: group({
    heading: words(),
    lead: words(),
    whereLabel: words(),
    ask: words().describe('Where no clinic of ours is known to do it.'),
  }),
  facts: group({ before: words(), duration: words(), homeAgain: words(), after: words() }),
  detailsLabel: words(),
  everyClinic: words(),
  bookLabels: z.record(text, words()).describe('By what the booking form is opened with.'),
});
