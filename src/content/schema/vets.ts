import { z } from 'zod';
import { weekdays } from '#src/domain/weekdays.ts';
import {
  group,
  id,
  listOf,
  oneOf,
  picture,
  pictureFile,
  recordsBy,
  shown,
  text,
  wholeNumber,
} from './kinds.ts';

export const session = group({
  day: oneOf(...weekdays),
  /** Full hours, 24-hour clock: the timetable has rows from 10 to 17. */
  from: wholeNumber(10, 17),
  until: wholeNumber(11, 18),
  title: text,
  /** Its colour on the timetable. */
  kind: oneOf('consultation', 'care', 'imaging', 'surgery', 'grooming'),
}).superRefine(({ from, until }, context) => {
  if (until <= from)
    context.addIssue({
      code: 'custom',
      path: ['until'],
      message: `${until} is not after ${from}, when it begins.`,
    });
});

const vet = group({
  /** The id in /doctors/{id}, which other records name the vet by. */
  id,
  name: text,
  /** For 'A first visit with Meera'. */
  firstName: text,
  pronoun: oneOf('she', 'he'),
  /** Qualification. */
  profession: text,
  /** The council and the number of the entry in its register. It shows on the vet's page and where a text page lists them. */
  registration: text.optional(),
  /** Specialities. */
  title: text,
  /** Years of experience. */
  years: wholeNumber(0, 70),
  /** The portrait, with its background. */
  imageUrl: pictureFile,
  /** The portrait without a background, for a frame of any colour. */
  figure: picture,
  /** The colour behind the portrait on cards; not the colour of the vet's coat. */
  ground: oneOf('mint', 'sky', 'wash'),
  /** The same on /doctors and on the vet's page, whose wall is mint: not the mints (the second row's on /doctors: not sky). Default: wash. */
  pageGround: oneOf('mint', 'mint-2', 'sky', 'sky-2', 'wash').optional(),
  /** Where the vet works: slugs of clinics.ts. The first one is where the timetable expects them. */
  clinics: listOf(id),
  /** One sentence in the vet's own words. */
  quote: text,
  looksAfter: text,
  languages: listOf(text),
  goodToKnow: text,
  firstVisit: group({ lead: text, paragraphs: listOf(text) }),
  oftenAskedAbout: listOf(text),
  /** The topics of oftenAskedAbout that link to the vet on /doctors. Default: the first two. */
  symptoms: listOf(text).optional(),
  /** The vet's week. Sessions of one day must not overlap those of others on the timetable. */
  sessions: listOf(session).optional(),
}).superRefine(({ symptoms = [], oftenAskedAbout }, context) => {
  for (const [index, symptom] of symptoms.entries())
    if (!oftenAskedAbout.includes(symptom))
      context.addIssue({
        code: 'custom',
        path: ['symptoms', index],
        message: `${shown(symptom)} is not in oftenAskedAbout. Write it there too, in the same words.`,
      });
});

/** The timetable has room for one session at a time; it shows the first one of the list. */
export const vetsSchema = recordsBy('id', vet).superRefine((vets, context) => {
  const shownOnes: z.infer<typeof session>[] = [];
  for (const [index, { sessions = [] }] of vets.entries())
    for (const [place, each] of sessions.entries()) {
      const other = shownOnes.find(
        ({ day, from, until }) => day === each.day && from < each.until && each.from < until,
      );
      if (!other) shownOnes.push(each);
      else
        context.addIssue({
          code: 'custom',
          path: [index, 'sessions', place],
          message: `${each.title} on ${each.day} is at the same time as ${other.title}. The timetable of wide screens shows one at a time; the vet’s page shows it.`,
          params: { isWarning: true },
        });
    }
});

export type Vet = z.infer<typeof vet>;
