import { decoration, group, picture } from '#src/content/schema/kinds.ts';
import { head, words } from '#src/content/schema/words.ts';
import { enquiryForm } from './enquiryForm.ts';

export const appointmentsSchema = group({
  ...head,
  heading: words(),
  lead: words(),
  bookLabel: words(),
  picture,
  waiting: decoration,
  form: group(enquiryForm),
});
