import { z } from 'zod';
import { decoration, group, listOf, text } from '#src/content/schema/kinds.ts';
import { titled, words } from '#src/content/schema/words.ts';

/** What stands beside a booking form. */
const beside = {
  lead: words(),
  steps: listOf(group({ title: words(), text: words() })).describe(
    'Their promises are samples: make them true or change them.',
  ),
  picture: decoration,
};

export const bookingSchema = group({
  bookingForm: group({
    door: decoration.describe('On the confirmation: it opens, where movement is wanted.'),
    pictures: z.record(text, decoration).describe('At the door, by the type of pet.'),
  }),
  bookingContent: group({
    title: words(),
    urgent: words().describe("Before the phone's number, in one line with it."),
    otherTimes: words().describe('Behind it: leads to what to do in an emergency.'),
    ...beside,
  }).describe('Around the booking form.'),
  groomingContent: group({
    title: words(),
    formTitle: words().describe('The title of /HomeGrooming.'),
    description: words(),
    lead: words(),
    section: group(beside),
    nowhere: group(titled).describe('In the place of the form, where no clinic grooms.'),
    scene: group({
      left: decoration,
      right: decoration,
      top: decoration,
      sign: group({ title: words(), text: words() }),
    }),
  }).describe('Around the grooming form.'),
});
