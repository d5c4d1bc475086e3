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
  from: wholeNumber(10, 17).describe(
    'Full hours, 24-hour clock: the timetable has rows from 10 to 17.',
  ),
  until: wholeNumber(11, 18),
  title: text,
  kind: oneOf('consultation', 'care', 'imaging', 'surgery', 'grooming').describe(
    'Its colour on the timetable.',
  ),
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
  firstName: text.describe("For 'A first visit with Meera'."),
  pronoun: oneOf('she', 'he'),
  profession: text.describe('Qualification.'),
  registration: text
    .optional()
    .describe(
      "The council and the number of the entry in its register. It shows on the vet's page and where a text page lists them.",
    ),
  title: text.describe('Specialities.'),
  years: wholeNumber(0, 70).describe('Years of experience.'),
  imageUrl: pictureFile.describe('The portrait, with its background.'),
  figure: picture.describe('The portrait without a background, for a frame of any colour.'),
  ground: oneOf('mint', 'sky', 'wash').describe(
    "The colour behind the portrait on cards; not the colour of the vet's coat.",
  ),
  pageGround: oneOf('mint', 'mint-2', 'sky', 'sky-2', 'wash')
    .optional()
    .describe(
      "The same on /doctors and on the vet's page, whose wall is mint: not the mints (the second row's on /doctors: not sky). Default: wash.",
    ),
  clinics: listOf(id.meta({ recordsOf: 'clinics.yaml#slug' })).describe(
    'Where the vet works: slugs of clinics.yaml. The first one is where the timetable expects them.',
  ),
  quote: text.describe("One sentence in the vet's own words."),
  looksAfter: text,
  languages: listOf(text),
  goodToKnow: text,
  firstVisit: group({ lead: text, paragraphs: listOf(text) }),
  oftenAskedAbout: listOf(text),
  symptoms: listOf(text)
    .optional()
    .describe(
      'The topics of oftenAskedAbout that link to the vet on /doctors. Default: the first two.',
    ),
  sessions: listOf(session)
    .optional()
    .describe(
      "The vet's week. Sessions of one day must not overlap those of others on the timetable.",
    ),
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
