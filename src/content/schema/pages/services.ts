import { z } from 'zod';
import { decoration, id, text } from '#src/content/schema/kinds.ts';
import { head, richWords, titled, words } from '#src/content/schema/words.ts';

export const servicesPageSchema = z.strictObject({
  ...head,
  heading: words(),
  lead: richWords,
  rooms: z.array(
    z.strictObject({
      id: id,
      question: words(),
      picture: decoration,
      ground: z.enum(['mint', 'mint-2', 'sky-2', 'wash']),
      width: z.enum(['wide', 'whole']).optional(),
      place: z.enum(['above', 'beside']).optional(),
    }),
  ),
  overview: z.strictObject({
    emergency: z.strictObject({ question: words(), text: titled.text, picture: decoration }),
  }),
  parts: z.strictObject({
    heading: words(),
    lead: words(),
    whereLabel: words(),
    ask: words(),
  }),
  facts: z.strictObject({ before: words(), duration: words(), homeAgain: words(), after: words() }),
  detailsLabel: words(),
  everyClinic: words(),
  bookLabels: z.record(text, words()),
});
