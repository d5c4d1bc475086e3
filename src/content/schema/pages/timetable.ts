import { z } from 'zod';
import { decoration, id } from '#src/content/schema/kinds.ts';
import { session } from '#src/content/schema/vets.ts';
import { head, link, richWords, words } from '#src/content/schema/words.ts';

export const timetableSchema = z.strictObject({
  ...head,
  heading: words(),
  lead: richWords,
  daysLabel: words(),
  clinicLabel: words(),
  allClinics: words(),
  nothing: words(),
  caption: words(),
  cat: decoration,
  note: richWords,
  sessions: z.array(
    session.safeExtend({ detail: z.strictObject({ label: words() }), service: id }),
  ),
  link,
});
