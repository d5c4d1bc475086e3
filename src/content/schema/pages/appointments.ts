import { z } from 'zod';
import { decoration, picture } from '#src/content/schema/kinds.ts';
import { head, words } from '#src/content/schema/words.ts';
import { enquiryForm } from './enquiryForm.ts';

export const appointmentsSchema = z.strictObject({
  ...head,
  heading: words(),
  lead: words(),
  bookLabel: words(),
  picture,
  waiting: decoration,
  form: z.strictObject(enquiryForm),
});
