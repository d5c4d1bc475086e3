import { z } from 'zod';
import { decoration, text } from '#src/content/schema/kinds.ts';
import { words } from '#src/content/schema/words.ts';

/** What stands beside a booking form. */
const beside = {
  lead: words(),
  steps: z.array(z.strictObject({ title: words(), text: words() })),
  picture: decoration,
};

export const bookingSchema = z.strictObject({
  bookingForm: z.strictObject({
    door: decoration,
    pictures: z.record(text, decoration),
  }),
  bookingContent: z.strictObject({
    title: words(),
    urgent: words(),
    otherTimes: words(),
    ...beside,
  }),
  groomingContent: z.strictObject({
    title: words(),
    formTitle: words(),
    description: words(),
    lead: words(),
    section: z.strictObject(beside),
    scene: z.strictObject({
      left: decoration,
      right: decoration,
      top: decoration,
      sign: z.strictObject({ title: words(), text: words() }),
    }),
  }),
});
