import { decoration, group, id, listOf } from '#src/content/schema/kinds.ts';
import { session } from '#src/content/schema/vets.ts';
import { head, link, richWords, words } from '#src/content/schema/words.ts';

export const timetableSchema = group({
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
  sessions: listOf(session.safeExtend({ detail: group({ label: words() }), service: id })).describe(
    "What takes place besides the vets' sessions, which are in vets.yaml: at the clinics that have the service.",
  ),
  link,
});
